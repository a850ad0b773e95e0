import ContentCopy from '@mui/icons-material/ContentCopy';
import Lock from '@mui/icons-material/Lock';
import LockOpen from '@mui/icons-material/LockOpen';
import { resources } from '@feria/shared/resources/index';
import { useDataProvider, useRedirect, useRefresh, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../app/dataProvider';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { ConfirmIconButton } from '../../resource-kit/ConfirmIconButton';
import { nameOf } from '../../resource-kit/definitions';
import type { KitRecord } from '../../resource-kit/types';

const { permissions, route } = resources.course;

/** Copy and lock of a course, each after a question. */
export function CourseActions({ record }: { record: KitRecord }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const translate = useTranslate();
  const text = useText();
  const language = useLanguage();
  const can = useCan();
  const name = nameOf(record, language);
  const active = record.active === true;
  const send = (action: 'copy' | 'changeActive') =>
    dataProvider.call<{ id: number }>('POST', `api/course/${record.id}/${action}`);
  return (
    <>
      {can(permissions.create) && (
        <ConfirmIconButton
          icon={<ContentCopy fontSize="small" />}
          label={text('courses.copy', { name })}
          question={text('courses.copy_question')}
          confirm={translate('ra.action.confirm')}
          action={async () => {
            const copy = await send('copy');
            // Being inactive it would not stand in the list as it starts.
            redirect('edit', route, copy.id);
            return text('courses.copied');
          }}
        />
      )}
      {can(permissions.update) && (
        <ConfirmIconButton
          icon={active ? <LockOpen fontSize="small" /> : <Lock fontSize="small" />}
          label={text(active ? 'courses.deactivate' : 'courses.activate', { name })}
          question={text(active ? 'courses.deactivate_question' : 'courses.activate_question')}
          confirm={translate('ra.action.confirm')}
          action={async () => {
            await send('changeActive');
            refresh();
            return text(active ? 'courses.deactivated' : 'courses.activated');
          }}
        />
      )}
    </>
  );
}
