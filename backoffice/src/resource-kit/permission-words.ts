import type { Permission } from '@feria/shared';
import { allResources } from '@feria/shared/resources/index';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** What a resource is called in addresses, and so in the messages; those without a definition are called the same. */
const routes = new Map(allResources.map(({ name, route }) => [name, route]));

const routeOf = (resource: string): string => routes.get(resource) ?? resource;

/** The labels of permissions: of the resource (`groupOf`) and of the action (`actionOf`). */
export function usePermissionWords() {
  const translate = useTranslate();
  const groupOf = useCallback(
    (resource: string): string =>
      translate(`resources.${routeOf(resource)}.name`, {
        smart_count: 2,
        // What has no section is named here.
        _: translate(`users.roles.groups.${resource}`, { _: resource }),
      }),
    [translate],
  );
  const actionOf = useCallback(
    (permission: Permission): string => {
      const action = permission.slice(permission.indexOf('.') + 1);
      const usual = translate(`resources.roles.actions.${action}`, { _: action });
      return translate(`resources.roles.exceptions.${permission}`, { _: usual });
    },
    [translate],
  );
  return { groupOf, actionOf, routeOf };
}
