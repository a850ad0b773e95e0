import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Module,
  Post,
  Put,
  Query,
  type DynamicModule,
  type Provider,
  type Type,
} from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { DeletePreview, DeleteResult, ResourceDefinition } from '@feria/shared';
import { DataSource, type ObjectLiteral } from 'typeorm';
import { RequirePermission } from '../auth/access.js';
import { CurrentUser, type CurrentUserData } from '../auth/current-user.js';
import { Transactions } from '../database/transactions.js';
import { Answers, AnswersPage, ListParameters, typeNamed } from '../http/openapi-decorators.js';
import type { ListPage } from '../http/envelope.js';
import { listRulesOf } from '../http/list-query.js';
import { uploadControllers } from '../files/upload.controller.js';
import { Uploads } from '../files/uploads.js';
import { Id } from '../http/params.js';
import type { CrudHooks } from './crud-hooks.js';
import { CrudService } from './crud.service.js';
import { inputClass, ResourceBody } from './input-class.js';
import { resourceExportController } from './list-export.js';
import { recordSchemas } from './record-schema.js';

type Row = ObjectLiteral & { id: number };
type Values = Record<string, unknown>;

/** Injection token of the {@link CrudService} of a resource. */
export function crudServiceOf(definition: ResourceDefinition): string {
  return `crud:${definition.name}`;
}

interface Options<Entity extends Row> {
  /** What the resource does differently; made by Nest, so it may inject. */
  hooks?: Type<CrudHooks<Entity>>;
  /** What the body of a change has beside the fields of the record, and its hooks read: the decorators of each. */
  changeFields?: Record<string, PropertyDecorator>;
  /** Further controllers; listed before the generated one, so that `course/years` is not an id. */
  controllers?: Type[];
  providers?: Provider[];
  imports?: DynamicModule['imports'];
}

/**
 * A plain resource as a Nest module: `/api/<name>` with list, read, create, update and delete, the export of its list, and uploads
 * where it has images or files, guarded by the permissions of its definition.
 */
export function crudModule<Entity extends Row>(
  definition: ResourceDefinition,
  entity: new () => Entity,
  { hooks, changeFields, controllers = [], providers = [], imports = [] }: Options<Entity> = {},
): DynamicModule {
  const token = crudServiceOf(definition);
  const service: Provider = {
    provide: token,
    useFactory: (
      dataSource: DataSource,
      transactions: Transactions,
      uploads: Uploads,
      own?: CrudHooks<Entity>,
    ) => new CrudService<Entity>({ definition, entity, hooks: own ?? {}, dataSource, transactions, uploads }),
    inject: [DataSource, Transactions, Uploads, ...(hooks ? [hooks] : [])],
  };
  const module = { [`${definition.name}Module`]: class {} }[`${definition.name}Module`] as Type;
  Module({})(module);
  return {
    module,
    imports,
    controllers: [
      ...controllers,
      ...uploadControllers(definition),
      resourceExportController<CrudService<Entity>>(definition, token),
      crudController(definition, { hooks, changeFields }),
    ],
    providers: [service, ...(hooks ? [hooks] : []), ...providers],
    exports: [token],
  };
}

/** The controller of a resource. A class of its own for each, so that routes, OpenAPI and access are seen as written. */
function crudController(
  definition: ResourceDefinition,
  { hooks, changeFields = {} }: { hooks?: Type; changeFields?: Record<string, PropertyDecorator> },
): Type {
  const { permissions } = definition;
  const CreateInput = inputClass(definition, 'create');
  const UpdateInput = inputClass(definition, 'update');
  for (const [name, declare] of Object.entries(changeFields)) declare(UpdateInput.prototype as object, name);
  const { record, saved, detail } = recordSchemas(definition, hooks);
  const listRules = listRulesOf(definition, 'record');

  @ApiTags(definition.name)
  @ApiBearerAuth()
  @Controller(`api/${definition.name}`)
  class ResourceController {
    constructor(@Inject(crudServiceOf(definition)) private readonly service: CrudService<Row>) {}

    @Get()
    @RequirePermission(permissions.index)
    @ApiOperation({ summary: 'A page of the list' })
    @ListParameters(listRules)
    @AnswersPage(record)
    list(@Query() query: Values): Promise<ListPage<Values>> {
      return this.service.list(query);
    }

    @Get(':id')
    @RequirePermission(permissions.view)
    @ApiOperation({ summary: 'One record' })
    @Answers(detail)
    get(@Id() id: number): Promise<Values> {
      return this.service.get(id);
    }

    @Post()
    @RequirePermission(permissions.create)
    @ApiOperation({ summary: 'Create a record' })
    @ApiBody({ type: CreateInput })
    @Answers(saved, { status: 201 })
    create(@ResourceBody(CreateInput) input: Values, @CurrentUser() user: CurrentUserData): Promise<Values> {
      return this.service.create(input, user.id);
    }

    @Put(':id')
    @RequirePermission(permissions.update)
    @ApiOperation({ summary: 'Change a record; absent fields keep their value' })
    @ApiBody({ type: UpdateInput })
    @Answers(saved)
    update(
      @Id() id: number,
      @ResourceBody(UpdateInput) input: Values,
      @CurrentUser() user: CurrentUserData,
    ): Promise<Values> {
      return this.service.update(id, input, user.id);
    }

    @Delete(':id')
    @RequirePermission(permissions.update)
    @HttpCode(200)
    @ApiOperation({ summary: 'Delete a record, unless something depends on it' })
    @Answers(typeNamed('DeleteResult'))
    remove(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<DeleteResult> {
      return this.service.remove(id, user);
    }

    @Get(':id/delete-preview')
    @RequirePermission(permissions.update)
    @ApiOperation({ summary: 'What deleting the record would do, or what depends on it' })
    @Answers(typeNamed('DeletePreview'))
    previewRemoval(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<DeletePreview> {
      return this.service.previewRemoval(id, user);
    }
  }
  Object.defineProperty(ResourceController, 'name', { value: `${definition.name}Controller` });
  return ResourceController;
}
