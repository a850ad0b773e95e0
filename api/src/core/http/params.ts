import { isIsoDate, isIsoTime, type IsoDate, type IsoTime } from '@feria/shared';
import { Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { invalidField, notFound } from './errors.js';

/** The id that a text is; `null` when it is no positive integer that the database holds. */
function idIn(text: unknown): number | null {
  const id = typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id < 1 || id > 2_147_483_647 ? null : id;
}

/** A path id that is no positive integer is 404: there is no such thing. */
const positiveId: PipeTransform<string, number> = {
  transform(text) {
    const id = idIn(text);
    if (id === null) throw notFound();
    return id;
  },
};

/** The id in the path, checked. */
export function Id(name = 'id'): ParameterDecorator {
  return Param(name, positiveId);
}

/** A day in the path that is none is 404: there is nothing of it. */
const isoDate: PipeTransform<string, IsoDate> = {
  transform(text) {
    if (!isIsoDate(text)) throw notFound();
    return text;
  },
};

/** The day in the path, `YYYY-MM-DD`, checked and described: Nest does not see what kind of text it is. */
export function Day(name: string): ParameterDecorator {
  return (target, method, index) => {
    Param(name, isoDate)(target, method, index);
    if (method === undefined) return;
    const describe = ApiParam({ name, schema: { type: 'string', format: 'date' } });
    describe(target, method, Object.getOwnPropertyDescriptor(target, method) ?? {});
  };
}

/**
 * The id in a parameter of the query, which must be there.
 * @throws AppError 422 at the parameter
 */
export function queryId(name: string, value: unknown): number {
  if (value === undefined || value === '') throw invalidField(name, 'validation.required');
  const id = idIn(value);
  if (id === null) throw invalidField(name, 'validation.reference');
  return id;
}

/**
 * The day in a parameter of the query.
 * @throws AppError 422 at the parameter
 */
export function queryDate(name: string, value: unknown): IsoDate {
  if (typeof value !== 'string' || !isIsoDate(value)) throw invalidField(name, 'validation.date');
  return value;
}

/**
 * The time in a parameter of the query; `null` when it is empty.
 * @throws AppError 422 at the parameter
 */
export function queryTime(name: string, value: unknown): IsoTime | null {
  if (value === '') return null;
  if (typeof value !== 'string' || !isIsoTime(value)) throw invalidField(name, 'validation.time');
  return value;
}

/**
 * The euros in a parameter of the query, from 0 and with at most two decimals; `null` when it is not there.
 * @throws AppError 422 at the parameter
 */
export function queryEuros(name: string, value: unknown): number | null {
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string' || !/^\d{1,7}(\.\d{1,2})?$/.test(value)) {
    throw invalidField(name, 'validation.money');
  }
  return Number(value);
}

/**
 * The text in a parameter of the query, trimmed; `null` when it is not there or empty.
 * @throws AppError 422 at the parameter when it has more than `max` characters
 */
export function queryText(name: string, value: unknown, max: number): string | null {
  if (value === undefined) return null;
  if (typeof value !== 'string') throw invalidField(name, 'validation.text');
  const text = value.trim();
  if (text.length > max) throw invalidField(name, 'validation.too_long', { max });
  return text === '' ? null : text;
}
