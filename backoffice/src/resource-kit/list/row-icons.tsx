import Edit from '@mui/icons-material/Edit';
import Visibility from '@mui/icons-material/Visibility';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../account';
import { DeleteIcon } from '../delete-icon';
import { nameOf } from '../definitions';
import type { ResourceRecord, Section } from '../types';

/** View, edit and delete of a row, for those who may. */
export function RowIcons(props: { section: Section; record: ResourceRecord; deleteQuestion?: string }) {
  const { section, record } = props;
  const can = useCan();
  const { permissions, hasView } = section;
  return (
    <>
      {hasView && can(permissions.view) && <PageIcon section={section} record={record} page="show" />}
      {can(permissions.update) && <PageIcon section={section} record={record} page="edit" />}
      <DeleteIcon section={section} record={record} question={props.deleteQuestion} />
    </>
  );
}

function PageIcon({
  section,
  record,
  page,
}: {
  section: Section;
  record: ResourceRecord;
  page: 'show' | 'edit';
}) {
  const createPath = useCreatePath();
  const language = useLanguage();
  const text = useText();
  const label = text(`list.${page}`, { name: nameOf(record, language) });
  const Icon = page === 'show' ? Visibility : Edit;
  return (
    <Tooltip title={label}>
      <IconButton
        component={LinkBase}
        to={createPath({ resource: section.route, type: page, id: record.id })}
        onClick={(event: MouseEvent) => event.stopPropagation()}
        size="small"
        aria-label={label}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
