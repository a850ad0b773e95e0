/**
 * Where the parts of a resource are, in this repository.
 */

/** Files with a list in which a resource is registered. */
export const REGISTRY = {
  definitions: 'shared/src/resources/index.ts',
  permissions: 'shared/src/access/permissions.ts',
  entities: 'api/src/entities.ts',
  modules: 'api/src/catalogue/resources/resources.module.ts',
  migrations: 'api/src/migrations/index.ts',
  icons: 'backoffice/src/resource-kit/icons.ts',
  access: 'api/test/accounts/access/table.ts',
  inventory: 'api/test/office/privacy/inventory.ts',
  guide: 'shared/docs/privacy.md',
};

/** @param {string} camel name of the resource */
export const definitionFile = (camel) => `shared/src/resources/${camel}/index.ts`;
/** @param {string} kebab */
export const entityFile = (kebab) => `api/src/model/resources/${kebab}.entity.ts`;
/**
 * What a plain resource does differently in the back office, in a folder of the same area as in the API.
 * @param {string} folder
 */
export const overridesFolder = (folder) => `backoffice/src/catalogue/${folder}`;
/** @param {string} kebab */
export const testFile = (kebab) => `api/test/catalogue/resources/${kebab}.spec.ts`;
/** @param {number} stamp @param {string} kebab */
export const migrationFile = (stamp, kebab) => `api/src/migrations/${stamp}-${kebab}.ts`;
