import Info from '@mui/icons-material/Info';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import type { StaffRegistration } from '@feria/shared';
import { useText } from '../../i18n';
import { RowIcons } from '../../resource-kit/list/RowIcons';
import type { KitRecord } from '../../resource-kit/types';
import { InfoIcon } from './InfoIcon';
import { registrations } from './section';

/** Comments, edit and delete of a row; who waits is deleted from the waiting list, and the question says so. */
export function RegistrationActions({ registration }: { registration: StaffRegistration }) {
  const text = useText();
  const { comment_internal, comment_user, people: child, is_waiting } = registration;
  const name = `${child.first_name} ${child.last_name}`;
  return (
    <>
      {comment_internal && (
        <InfoIcon
          label={text('registrations.comment_internal', { comment: comment_internal })}
          color="error"
          icon={<Info fontSize="small" />}
        />
      )}
      {comment_user && (
        <InfoIcon
          label={text('registrations.comment_user', { comment: comment_user })}
          color="secondary"
          icon={<InfoOutlined fontSize="small" />}
        />
      )}
      <RowIcons
        section={registrations}
        record={{ ...registration, display_name: name } as unknown as KitRecord}
        deleteQuestion={is_waiting ? text('registrations.delete_waiting') : undefined}
      />
    </>
  );
}
