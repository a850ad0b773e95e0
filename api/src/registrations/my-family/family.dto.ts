import { child } from '@feria/shared/resources/child/index';
import type { Field } from '@feria/shared/resources/fields';
import { parent } from '@feria/shared/resources/parent/index';
import { inputClass } from '../../core/crud/input-class.js';
import { Text } from '../../core/http/validators.js';

const enteredByParents = ({ family }: Field): boolean => family === 'write';

/** A new child. */
export class ChildCreateBody extends inputClass(child, 'create', enteredByParents) {}

/** What of a child can be changed once it is saved; a PUT leaves out what it keeps. */
export class ChildUpdateBody extends inputClass(child, 'update', enteredByParents) {
  /** Accepted only when it is the one stored. */
  @Text({ max: 32 })
  tax?: string | null;
}

/** A parent's own data; a PUT leaves out what it keeps. */
export class ParentUpdateBody extends inputClass(parent, 'update', enteredByParents) {}
