import Button from '@mui/material/Button';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import {
  HttpError,
  RecordContextProvider,
  ResourceContextProvider,
  useCreate,
  useNotify,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { TitledDialog } from '../TitledDialog';
import type { FormOverrides, KitRecord } from '../types';
import { FormButtons } from './FormButtons';
import { KitForm, type SaveErrors } from './KitForm';

/** Edits a record, or makes a new one, in a dialog up to 800 wide over the page it belongs to. */
export function FormDialog(props: {
  definition: ResourceDefinition;
  title: string;
  record?: KitRecord;
  defaults?: Record<string, unknown>;
  fixed?: readonly string[];
  overrides?: FormOverrides;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { definition, record } = props;
  const { route } = definition;
  const [create] = useCreate<KitRecord>();
  const [update] = useUpdate<KitRecord>();
  const notify = useNotify();
  const translate = useTranslate();
  const onSave = async (data: Record<string, unknown>): Promise<SaveErrors> => {
    const waiting = { returnPromise: true, mutationMode: 'pessimistic' } as const;
    try {
      if (record) await update(route, { id: record.id, data, previousData: record }, waiting);
      else await create(route, { data }, waiting);
    } catch (error) {
      const errors =
        error instanceof HttpError ? (error.body as { errors?: SaveErrors } | null)?.errors : undefined;
      if (errors) return errors;
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      notify(message, { type: 'error', messageArgs: { _: message } });
      return undefined;
    }
    notify(record ? 'ra.notification.updated' : 'ra.notification.created', {
      type: 'success',
      messageArgs: { smart_count: 1 },
    });
    props.onSaved();
    return undefined;
  };
  return (
    <TitledDialog title={props.title} onClose={props.onClose}>
      <ResourceContextProvider value={route}>
        {/* The page around has a record of its own, which the form must not take for its. */}
        <RecordContextProvider value={record}>
          <div style={{ paddingTop: 8 }}>
            <KitForm
              definition={definition}
              overrides={props.overrides}
              record={record}
              defaults={props.defaults}
              fixed={props.fixed}
              onSave={onSave}
            >
              <FormButtons
                leave={
                  <Button onClick={props.onClose} color="inherit">
                    {translate('ra.action.cancel')}
                  </Button>
                }
              />
            </KitForm>
          </div>
        </RecordContextProvider>
      </ResourceContextProvider>
    </TitledDialog>
  );
}
