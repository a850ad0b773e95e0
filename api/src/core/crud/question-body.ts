import { ApiProperty } from '@nestjs/swagger';
import {
  DAY_TYPES,
  QUESTION_KINDS,
  type DayType,
  type QuestionInput,
  type QuestionKind,
} from '@feria/shared';
import { MAX_OPTIONS, OPTION_MAX, QUESTION_MAX } from '@feria/shared/rules/questions';
import * as check from '../http/checks.js';
import { Flag, IdField, ListOf, OneOf, Text } from '../http/validators.js';

class OptionBody {
  @IdField({ description: 'Empty of a new one' })
  id?: number | null;

  @Text({ required: true, max: OPTION_MAX })
  label: string;

  @Text({ required: true, max: OPTION_MAX })
  label_it: string;
}

/** A question in the body of a project (product/catalogue.md#questions). */
export class QuestionBody implements QuestionInput {
  @IdField({ description: 'Empty of a new one; one of another project makes it the same question' })
  id?: number | null;

  @OneOf(QUESTION_KINDS, { required: true })
  kind: QuestionKind;

  @Text({ required: true, max: QUESTION_MAX })
  label: string;

  @Text({ required: true, max: QUESTION_MAX })
  label_it: string;

  @ListOf(() => OptionBody, { max: MAX_OPTIONS, description: 'The choices of `one_of` and `some_of`' })
  options?: OptionBody[];

  @Flag()
  required?: boolean;

  @check.checked(check.listOf(DAY_TYPES))
  @ApiProperty({
    type: 'array',
    items: { type: 'string', enum: [...DAY_TYPES] },
    required: false,
    description: 'Of whom it is asked; empty is of all',
  })
  day_types?: DayType[];

  @Flag({ description: 'Kept and shown as allergies are' })
  health?: boolean;
}
