import { CALL_TEXT_MAX, CALL_TODO_MAX } from '@feria/shared/rules/calls';
import { VERSION_MAX } from '../../core/crud/versions.js';
import { DateField, Flag, InstantField, Text } from '../../core/http/validators.js';

/** Body of `POST /api/parent/{id}/call`. */
export class CallBody {
  @InstantField({ description: 'When it was; now, where it is left out' })
  at?: string | null;

  @Text({ required: true, max: CALL_TEXT_MAX })
  text: string;

  @Text({ max: CALL_TODO_MAX, description: 'What is to be done' })
  todo?: string | null;

  @DateField({ description: 'The day of the to-do; required with one' })
  todo_on?: string | null;

  @Flag({ description: 'The to-do is done' })
  done?: boolean;
}

/** Body of `PUT /api/call/{id}`: what is left out stays. */
export class CallChangeBody {
  @Text({
    required: true,
    max: VERSION_MAX,
    description: 'As it was read: then 409 when others have changed it',
  })
  version: string;

  @InstantField()
  at?: string | null;

  @Text({ max: CALL_TEXT_MAX })
  text?: string | null;

  @Text({ max: CALL_TODO_MAX, description: 'What is to be done' })
  todo?: string | null;

  @DateField({ description: 'The day of the to-do; required with one' })
  todo_on?: string | null;

  @Flag({ description: 'The to-do is done' })
  done?: boolean;
}
