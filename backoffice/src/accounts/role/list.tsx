import { shownRole } from '@feria/shared';
import { useLanguage } from '../../i18n';
import { recordAs, type ListOverrides, type ResourceRecord } from '../../resource-kit/types';

function NameCell({ record }: { record: ResourceRecord }) {
  const { name } = recordAs<{ name: string }>(record);
  return shownRole(name, useLanguage());
}

/** The roles that a new database starts with are shown in the language of the screen. */
export default {
  columns: { name: { render: (record) => <NameCell record={record} /> } },
} satisfies ListOverrides;
