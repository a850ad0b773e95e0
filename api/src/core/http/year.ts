import { Param, type PipeTransform } from '@nestjs/common';
import { notFound } from './errors.js';

/** A year that is none of this century is 404: there is no such document. */
const yearOfCentury: PipeTransform<string, number> = {
  transform(text) {
    if (!/^20\d\d$/.test(text)) throw notFound();
    return Number(text);
  },
};

/** The calendar year in the path, checked. */
export function Year(): ParameterDecorator {
  return Param('year', yearOfCentury);
}
