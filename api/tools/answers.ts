import { dirname, relative } from 'node:path';
import { isPermission, PERMISSIONS } from '@feria/shared';
import ts from 'typescript';
import type { AnswerSchemas, Schema } from '../src/core/http/answer-schemas.js';

/** Decorators of Nest that make a method a call. */
const CALLS = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);
/** Decorators that say the answer themselves. */
const SAID = new Set(['Answers', 'AnswersPage', 'AnswersFile']);
/** Methods of a resource's hooks whose results are added to its records. */
const ADDITIONS = new Set(['present', 'presentDetail']);
/** What the API calls a text of a certain form (shared rules). The compiler sees a string. */
const FORMATS: Record<string, Schema> = {
  IsoDate: { format: 'date' },
  IsoInstant: { format: 'date-time' },
};

/**
 * Reads what each call of the API answers from the return types of its handlers, so that no answer is declared twice.
 * Types with a name of their own become components; `Promise` and `ListPage` are unwrapped.
 * @param config path of the tsconfig of the API
 * @throws Error for a type that JSON Schema cannot say, with the place where it stands
 */
export function readAnswers(config: string): AnswerSchemas {
  const program = programOf(config);
  const reader = new TypeReader(program.getTypeChecker());
  const answers: AnswerSchemas['answers'] = {};
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || !/\/api\/src\//.test(file.fileName)) continue;
    for (const declaration of file.statements.filter(ts.isClassDeclaration)) {
      const isController = decoratorsOf(declaration).includes('Controller');
      for (const method of declaration.members.filter(ts.isMethodDeclaration)) {
        const name = `${declaration.name?.text}.${method.name.getText()}`;
        const decorators = decoratorsOf(method);
        const isCall = isController && decorators.some((decorator) => CALLS.has(decorator));
        if (decorators.some((decorator) => SAID.has(decorator))) continue;
        if (isCall || (isHooks(declaration) && ADDITIONS.has(method.name.getText()))) {
          const answer = reader.answerOf(method);
          if (answer) answers[name] = answer;
        }
      }
    }
  }
  return { answers: sorted(answers), components: sorted(reader.components) };
}

function programOf(config: string): ts.Program {
  const { config: json, error } = ts.readConfigFile(config, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { options, fileNames } = ts.parseJsonConfigFileContent(json, ts.sys, dirname(config));
  const sources = fileNames.filter((name) => /\/api\/src\//.test(name) && !name.endsWith('.spec.ts'));
  return ts.createProgram(sources, { ...options, noEmit: true });
}

function decoratorsOf(node: ts.HasDecorators): string[] {
  return (ts.getDecorators(node) ?? []).flatMap(({ expression }) =>
    ts.isCallExpression(expression) ? [expression.expression.getText()] : [],
  );
}

function isHooks(declaration: ts.ClassDeclaration): boolean {
  return (declaration.heritageClauses ?? []).some(({ types }) =>
    types.some(({ expression }) => expression.getText() === 'CrudHooks'),
  );
}

/** Turns types of the compiler into JSON Schema in the dialect of OpenAPI 3.0. */
class TypeReader {
  readonly components: Record<string, Schema> = {};
  private readonly typeOfComponent = new Map<string, ts.Type>();

  constructor(private readonly checker: ts.TypeChecker) {}

  /** The answer of a method; `null` for one that answers itself: a file, or nothing. */
  answerOf(method: ts.MethodDeclaration): { schema: Schema; page?: true } | null {
    const signature = this.checker.getSignatureFromDeclaration(method);
    const type = signature && this.checker.getAwaitedType(signature.getReturnType());
    if (!type || type.flags & ts.TypeFlags.Void || nameOf(type) === 'StreamableFile') return null;
    try {
      if (nameOf(type) !== 'ListPage') return { schema: this.schemaOf(type) };
      const [row] = this.checker.getTypeArguments(type as ts.TypeReference);
      return { schema: this.schemaOf(row as ts.Type), page: true };
    } catch (error) {
      const file = method.getSourceFile();
      const { line } = file.getLineAndCharacterOfPosition(method.getStart());
      const place = `${relative(process.cwd(), file.fileName)}:${line + 1}`;
      throw new Error(`${place}: ${(error as Error).message}`, { cause: error });
    }
  }

  private schemaOf(type: ts.Type): Schema {
    const name = componentName(type);
    if (!name) return this.inline(type);
    const known = this.typeOfComponent.get(name);
    if (known && known !== type) throw new Error(`two types are called ${name}`);
    if (!known) {
      this.typeOfComponent.set(name, type);
      this.components[name] = this.inline(type);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private inline(type: ts.Type): Schema {
    const { flags } = type;
    if (type.isUnion()) return this.union(type.types);
    if (flags & ts.TypeFlags.StringLike) return literal('string', type);
    if (flags & ts.TypeFlags.NumberLike) return literal('number', type);
    if (flags & ts.TypeFlags.BooleanLike) return booleans([type], this.checker);
    if (this.checker.isArrayType(type)) {
      const [items] = this.checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: this.schemaOf(items as ts.Type) };
    }
    // `object`: what is in it is a library's own.
    if (flags & ts.TypeFlags.NonPrimitive) return { type: 'object', additionalProperties: true };
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.object(type);
    throw new Error(`${this.checker.typeToString(type)} cannot be described`);
  }

  private object(type: ts.Type): Schema {
    const values = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const property of this.checker.getPropertiesOfType(type)) {
      const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
      if (!isOptional) required.push(property.name);
      properties[property.name] = this.property(property, isOptional);
    }
    return {
      type: 'object',
      // The compiler's order follows from what it has looked at before.
      ...(Object.keys(properties).length ? { properties: sorted(properties) } : {}),
      ...(required.length ? { required: required.sort() } : {}),
      ...(values ? { additionalProperties: this.schemaOf(values) } : {}),
    };
  }

  private property(property: ts.Symbol, isOptional: boolean): Schema {
    const type = this.checker.getTypeOfSymbol(property);
    const schema = this.schemaOf(isOptional ? this.checker.getNonNullableType(type) : type);
    // An optional property that may be null: `null` went with `undefined`.
    const isNullable = isOptional && type.isUnion() && type.types.some(isNull);
    return { ...(isNullable ? nullable(schema) : schema), ...formatOf(property) };
  }

  private union(all: readonly ts.Type[]): Schema {
    const types = all.filter((type) => !(type.flags & ts.TypeFlags.Undefined) && !isNull(type));
    const schema = this.nonNull(types);
    return all.some(isNull) ? nullable(schema) : schema;
  }

  private nonNull(types: readonly ts.Type[]): Schema {
    if (types.every((type) => type.flags & ts.TypeFlags.BooleanLike)) return booleans(types, this.checker);
    if (types.length === 1) return this.schemaOf(types[0] as ts.Type);
    if (types.every((type) => type.isStringLiteral())) {
      const values = types.map((type) => (type as ts.StringLiteralType).value).sort();
      return this.isEveryPermission(values) ? this.permission(values) : { type: 'string', enum: values };
    }
    return { anyOf: types.map((type) => this.schemaOf(type)) };
  }

  /** The compiler forgets the name of the type: it is made from a list. */
  private isEveryPermission(values: readonly string[]): boolean {
    return values.length === PERMISSIONS.length && values.every(isPermission);
  }

  private permission(values: string[]): Schema {
    this.components.Permission = { type: 'string', enum: values };
    return { $ref: '#/components/schemas/Permission' };
  }
}

/** A type that somebody gave a name, other than an instance of a generic one. */
function componentName(type: ts.Type): string | undefined {
  if (type.aliasSymbol && !type.aliasTypeArguments?.length && isComponent(type)) return type.aliasSymbol.name;
  const isGeneric = Boolean((type as ts.TypeReference).typeArguments?.length);
  return type.isClassOrInterface() && !isGeneric && !isLibrary(type.symbol) ? type.symbol.name : undefined;
}

function isComponent(type: ts.Type): boolean {
  return Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Union));
}

function isLibrary(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).every((declaration) => declaration.getSourceFile().isDeclarationFile);
}

function nameOf(type: ts.Type): string | undefined {
  return type.symbol?.name;
}

function isNull(type: ts.Type): boolean {
  return Boolean(type.flags & ts.TypeFlags.Null);
}

/** OpenAPI 3.0 says so beside the type, and beside a reference by wrapping it. */
function nullable(schema: Schema): Schema {
  if (schema.$ref) return { nullable: true, allOf: [schema] };
  return { ...schema, ...(schema.enum ? { enum: [...schema.enum, null] } : {}), nullable: true };
}

function literal(kind: 'string' | 'number', type: ts.Type): Schema {
  return type.isLiteral() ? { type: kind, enum: [type.value as string | number] } : { type: kind };
}

function booleans(types: readonly ts.Type[], checker: ts.TypeChecker): Schema {
  const [only, ...others] = types.map((type) => checker.typeToString(type));
  if (others.length > 0 || only === 'boolean') return { type: 'boolean' };
  return { type: 'boolean', enum: [only === 'true'] };
}

/** Looks at the words of the declaration: `IsoDate | null` is a date. */
function formatOf(property: ts.Symbol): Schema {
  const [declaration] = property.declarations ?? [];
  const written =
    declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined;
  return FORMATS[written?.replace(/ \| null$/, '') ?? ''] ?? {};
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
