import { Param, type PipeTransform } from '@nestjs/common';
import { notFound } from './errors.js';

/** A path id that is no positive integer is 404: there is no such thing. */
const positiveId: PipeTransform<string, number> = {
  transform(text) {
    const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
    if (id < 1 || id > 2_147_483_647) throw notFound();
    return id;
  },
};

/** The id in the path, checked. */
export function Id(name = 'id'): ParameterDecorator {
  return Param(name, positiveId);
}
