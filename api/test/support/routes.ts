import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { ACCESS, type Access } from '../../src/core/auth/access.js';
import { SAME_FOR_EVERYBODY } from '../../src/core/http/public-cache/same-for-everybody.js';
import type { Express } from 'express';
import type { TestApp } from './app.js';

/** A route of the running app. */
export interface Route {
  method: string;
  /** With its parameters, `/api/course/:id`. */
  path: string;
  access: Access | undefined;
  /** Whether its answer is kept and sent to all who ask. */
  sameForEverybody: boolean;
}

/** Every route of every controller, as Nest knows them. */
export function routesOf({ app }: TestApp): Route[] {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => {
    if (!metatype) return [];
    const prototype = metatype.prototype as Record<string, () => unknown>;
    return scanner.getAllMethodNames(prototype).flatMap((name): Route[] => {
      const handler = prototype[name] as () => unknown;
      const own = Reflect.getMetadata(PATH_METADATA, handler) as string | string[] | undefined;
      if (own === undefined) return [];
      const base = Reflect.getMetadata(PATH_METADATA, metatype) as string | string[];
      const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] as string;
      const access = reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, metatype]);
      const sameForEverybody = Reflect.hasMetadata(SAME_FOR_EVERYBODY, handler);
      return [base]
        .flat()
        .flatMap((start) =>
          [own].flat().map((end) => ({ method, path: joined(start, end), access, sameForEverybody })),
        );
    });
  });
}

function joined(...parts: string[]): string {
  return `/${parts
    .map((part) => part.replace(/^\/|\/$/g, ''))
    .filter(Boolean)
    .join('/')}`;
}

/** Every route of the server underneath, sorted: also those that somebody adds past Nest and its guard. */
export function expressRoutes({ app }: TestApp): string[] {
  const { router } = app.getHttpAdapter().getInstance() as Express;
  return (router.stack as { route?: { path: string; methods: Record<string, boolean> } }[])
    .flatMap(({ route }) =>
      route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : [],
    )
    .sort();
}
