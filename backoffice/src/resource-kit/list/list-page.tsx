import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../account';
import { localisedField } from '../definitions';
import type { ListOverrides } from '../types';
import { columnsOf } from './columns';
import { filtersOf } from './filters';
import { ResourceList } from './resource-list';
import { RowIcons } from './row-icons';

/** The list that a definition declares. */
export function ListPage({
  definition,
  overrides,
  Buttons,
}: {
  definition: ResourceDefinition;
  overrides?: ListOverrides;
  /** Beside the filters, after those of the overrides. */
  Buttons?: ComponentType;
}) {
  const language = useLanguage();
  const translate = useTranslate();
  const text = useText();
  const can = useCan();
  const { field, order } = definition.list.defaultSort;
  const { RowActions, Actions, BulkActions, bulkPermissions = [[]] } = overrides ?? {};
  const maySelect = bulkPermissions.some((all) => all.every((permission) => can(permission)));
  const { permissions, hasView } = definition;
  const opens = can(permissions.update) ? 'edit' : hasView && can(permissions.view) ? 'show' : false;
  return (
    <ResourceList
      section={definition}
      isKnown
      columns={columnsOf(definition, overrides?.columns, language, translate, can)}
      filters={filtersOf(definition, overrides?.filters, text('list.search'))}
      filterDefaults={overrides?.filterDefaults}
      sort={{ field: localisedField(definition, field, language), order }}
      rowClick={opens}
      actions={
        <>
          {Actions && <Actions />}
          {Buttons && <Buttons />}
        </>
      }
      bulkActions={BulkActions && maySelect ? <BulkActions /> : undefined}
      rowActions={(record) => (
        <>
          {RowActions && <RowActions record={record} />}
          <RowIcons section={definition} record={record} />
        </>
      )}
    />
  );
}
