import Box from '@mui/material/Box';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useCreate,
  useGetOne,
  useNotify,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { useState, type ReactNode } from 'react';
import { LoadFailed } from '../load-failed';
import { messageOf } from '../message-of';
import { TitledDialog } from '../titled-dialog';
import type { FormOverrides, ResourceRecord } from '../types';
import { FormButtons } from './form-buttons';
import { ResourceForm, type SaveRefusal } from './resource-form';
import { useSaveFailure } from './use-save-record';
import { CancelButton } from '../asking/asking-dialog';

/** The buttons of a dialog whose fields scroll: in sight at its lower edge, except where a screen is very low. */
const below = {
  position: 'sticky',
  // The padding of the dialog, in which the fields would be seen under the buttons.
  bottom: -20,
  mb: '-20px',
  zIndex: 2,
  mt: 2,
  pb: 2,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  '& > *': { mt: 1.5 },
  '@media (max-height: 500px)': { position: 'static' },
} as const;

/** Edits or creates a record in a dialog, at most 800 pixels wide, over the page it belongs to. */
export function FormDialog(props: FormDialogProps) {
  // A row of a list has no version, and may be old: what is edited is read when the dialog opens.
  const { record, ...rest } = props;
  return record ? <EditDialog {...rest} listed={record} /> : <RecordDialog {...rest} />;
}

function EditDialog({
  listed,
  ...props
}: Omit<FormDialogProps, 'record'> & { listed: Pick<ResourceRecord, 'id'> }) {
  const { data, isFetching, error, refetch } = useGetOne<ResourceRecord>(
    props.definition.route,
    { id: listed.id },
    { refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const translate = useTranslate();
  // Once: a record that is read anew would take what is typed along.
  const [record, setRecord] = useState<ResourceRecord | null>(null);
  if (!record && data && !isFetching) setRecord(data);
  if (!record)
    return (
      <TitledDialog title={props.title} onClose={props.onClose}>
        {error && !isFetching && <LoadFailed onRetry={refetch}>{messageOf(error, translate)}</LoadFailed>}
      </TitledDialog>
    );
  return <RecordDialog {...props} record={record} />;
}

type RecordDialogProps = Omit<FormDialogProps, 'record'> & { record?: ResourceRecord };

interface FormDialogProps {
  definition: ResourceDefinition;
  title: string;
  /** The record to edit, of which the dialog reads what is stored now. */
  record?: Pick<ResourceRecord, 'id'>;
  defaults?: Record<string, unknown>;
  hiddenFields?: readonly string[];
  overrides?: FormOverrides;
  /** Inputs under the fields, which are no fields of the record. */
  children?: ReactNode;
  /**
   * Called once the new record is saved, with what was sent, while the dialog is still open. It may make further records.
   * @returns what to say in place of *created*
   */
  afterCreate?: (data: Record<string, unknown>) => Promise<string | undefined>;
  /**
   * Asked before a change is saved, with what was changed.
   * @returns whether it is to be saved; or what the call has beside
   */
  beforeUpdate?: (data: Record<string, unknown>) => Promise<boolean | Record<string, unknown>>;
  onClose: () => void;
  onSaved: () => void;
}

function RecordDialog(props: RecordDialogProps) {
  const { definition, record, overrides = {} } = props;
  const { Above, afterSave } = overrides;
  const { route } = definition;
  const [create] = useCreate<ResourceRecord>();
  const [update] = useUpdate<ResourceRecord>();
  const notify = useNotify();
  const refusalOf = useSaveFailure();
  const [saved, setSaved] = useState<ResourceRecord | null>(null);
  const onSave = async (data: Record<string, unknown>): Promise<SaveRefusal | undefined> => {
    const options = { returnPromise: true, mutationMode: 'pessimistic' } as const;
    let said: string | undefined;
    let updated: ResourceRecord | undefined;
    try {
      const answer = record && props.beforeUpdate ? await props.beforeUpdate(data) : true;
      if (answer === false) return undefined;
      const sent = answer === true ? data : { ...data, ...answer };
      if (record) {
        const answer = await update(route, { id: record.id, data: sent, previousData: record }, options);
        updated = answer ?? undefined;
      } else {
        await create(route, { data }, options);
        said = await props.afterCreate?.(data);
      }
    } catch (error) {
      return refusalOf(error);
    }
    notify(said ?? (record ? 'ra.notification.updated' : 'ra.notification.created'), {
      type: 'success',
      messageArgs: { smart_count: 1, ...(said ? { _: said } : {}) },
    });
    if (updated && afterSave?.isWanted(updated)) setSaved(updated);
    else props.onSaved();
    return undefined;
  };
  if (saved && afterSave) return <afterSave.Dialog saved={saved} onClose={props.onSaved} />;
  return (
    // What has the focus is not scrolled under the buttons.
    <TitledDialog title={props.title} onClose={props.onClose} sx={{ scrollPaddingBottom: 88 }}>
      <ResourceContextProvider value={route}>
        {/* Without this, the form would take the record of the page around it. */}
        <RecordContextProvider value={record}>
          <div style={{ paddingTop: 8 }}>
            {record && Above && <Above record={record} />}
            <ResourceForm
              definition={definition}
              overrides={props.overrides}
              record={record}
              defaults={props.defaults}
              hiddenFields={props.hiddenFields}
              onSave={onSave}
            >
              {props.children}
              <Box sx={below}>
                <FormButtons leaveButton={<CancelButton />} />
              </Box>
            </ResourceForm>
          </div>
        </RecordContextProvider>
      </ResourceContextProvider>
    </TitledDialog>
  );
}
