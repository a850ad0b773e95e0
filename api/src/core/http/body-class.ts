import { getMetadataStorage } from 'class-validator';

/** A class of request bodies. Its fields are those that carry a rule of class-validator. */
export type BodyClass<Body extends object = object> = new () => Body;

type Prepare = (value: unknown) => unknown;

const preparations = new WeakMap<object, Map<string, Prepare>>();
const fieldsByClass = new WeakMap<BodyClass, BodyField[]>();

interface BodyField {
  name: string;
  prepare: Prepare | undefined;
  /** `context` of its rules; `undefined` when none has one. */
  context: unknown;
}

/** Changes the value of a field before it is checked, for instance trims it. Must take linear time. */
export function prepared(prepare: Prepare): PropertyDecorator {
  return (prototype, name) => {
    const own = preparations.get(prototype) ?? new Map<string, Prepare>();
    preparations.set(prototype, own.set(String(name), prepare));
  };
}

/**
 * An instance with the fields that the class declares; whatever else was sent is dropped without being looked at. The
 * time it takes depends on the declared fields only: class-transformer copies every value that it gets, and compares
 * every key with every other.
 */
export function fromBody<Body extends object>(type: BodyClass<Body>, body: Record<string, unknown>): Body {
  const made = new type();
  for (const { name, prepare } of fieldsOf(type)) {
    if (!Object.hasOwn(body, name)) continue;
    (made as Record<string, unknown>)[name] = prepare ? prepare(body[name]) : body[name];
  }
  return made;
}

/** The `context` that a rule of the field was declared with. */
export function contextOf(type: BodyClass, field: string): unknown {
  return fieldsOf(type).find(({ name }) => name === field)?.context;
}

function fieldsOf(type: BodyClass): BodyField[] {
  let fields = fieldsByClass.get(type);
  if (!fields) {
    const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
    const names = [...new Set(rules.map(({ propertyName }) => propertyName))];
    fields = names.map((name) => ({
      name,
      prepare: preparationOf(type.prototype as object, name),
      context: rules.find(({ propertyName, context }) => propertyName === name && context)
        ?.context as unknown,
    }));
    fieldsByClass.set(type, fields);
  }
  return fields;
}

/** That of the class itself before that of a class it extends. */
function preparationOf(prototype: object | null, name: string): Prepare | undefined {
  if (prototype === null) return undefined;
  return (
    preparations.get(prototype)?.get(name) ?? preparationOf(Object.getPrototypeOf(prototype) as object, name)
  );
}
