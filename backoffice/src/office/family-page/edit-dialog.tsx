import { resources } from '@feria/shared/resources/index';
import { useRefresh } from 'react-admin';
import childForm from '../../families/child/form';
import personForm from '../../families/person/form';
import { FormDialog } from '../../resource-kit/form/form-dialog';
import type { FormOverrides } from '../../resource-kit/types';

const forms = {
  parent: personForm,
  // Who the parents are is changed on the page of the child, which shows them.
  child: { ...childForm, fields: { ...childForm.fields, parents: null } },
} satisfies Record<string, FormOverrides>;

export interface EditedHere {
  kind: keyof typeof forms;
  id: number;
  /** Of the parent or child. */
  name: string;
}

/** The form of a parent or a child over the page of the family, which shows what was saved. */
export default function EditDialog(props: { edited: EditedHere; title: string; onClose: () => void }) {
  const { edited, title, onClose } = props;
  const refresh = useRefresh();
  return (
    <FormDialog
      definition={resources[edited.kind]}
      overrides={forms[edited.kind]}
      title={title}
      record={edited}
      onClose={onClose}
      onSaved={() => {
        refresh();
        onClose();
      }}
    />
  );
}
