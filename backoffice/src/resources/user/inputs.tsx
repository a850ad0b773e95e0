import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { UI_LANGUAGES, type UserRecord } from '@feria/shared';
import {
  AutocompleteArrayInput,
  FieldTitle,
  PasswordInput,
  SelectInput,
  TextInput,
  required,
  useRecordContext,
} from 'react-admin';
import { useText } from '../../i18n';
import { validatorOf } from '../../resource-kit/form/validate';
import type { FieldInputProps, FormOverrides } from '../../resource-kit/types';
import { useRoleNames } from './filters';

function EmailInput({ definition, name }: FieldInputProps) {
  return (
    <TextInput
      source={name}
      type="email"
      validate={validatorOf(definition, name)}
      isRequired
      margin="none"
      helperText={false}
      autoComplete="off"
    />
  );
}

/** The address of those who may not change it. */
function FixedEmail({ name }: FieldInputProps) {
  const text = useText();
  return <TextInput source={name} disabled margin="none" helperText={text('users.email_fixed')} />;
}

function LanguageInput({ name }: FieldInputProps) {
  const choices = UI_LANGUAGES.map((id) => ({ id, name: `resources.user.lang.${id}` }));
  return (
    <SelectInput source={name} choices={choices} validate={required()} margin="none" helperText={false} />
  );
}

function RolesInput(props: FieldInputProps) {
  const roles = useRoleNames();
  if (!roles) return <HeldRoles {...props} />;
  return (
    <AutocompleteArrayInput
      source={props.name}
      choices={roles.map((name) => ({ id: name, name }))}
      translateChoice={false}
      margin="none"
      helperText={false}
    />
  );
}

/** For those who may not see the list of roles: what the user holds. */
function HeldRoles({ definition, name }: FieldInputProps) {
  const text = useText();
  const { roles = [] } = useRecordContext<UserRecord>() ?? {};
  return (
    <Box>
      <FormLabel>
        <FieldTitle source={name} resource={definition.route} />
      </FormLabel>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
        {roles.length ? roles.map((role) => <Chip key={role} label={role} />) : text('users.no_roles')}
      </Stack>
    </Box>
  );
}

function password(help: 'users.password_generated' | 'users.password_kept') {
  return function NewPassword({ name }: FieldInputProps) {
    const text = useText();
    const first = name === 'password';
    return (
      <PasswordInput
        source={name}
        margin="none"
        helperText={first ? text(help) : false}
        autoComplete="new-password"
      />
    );
  };
}

const creating = password('users.password_generated');
const changing = password('users.password_kept');

/** What the form of a new user does differently. */
export const createOverrides: FormOverrides = {
  fields: {
    email: EmailInput,
    lang: LanguageInput,
    roles: RolesInput,
    password: creating,
    password_confirmation: creating,
  },
};

/**
 * What the form of an existing user does differently: e-mail address, roles and password only with `user.create`
 * (spec §5), one's own password never: it is changed where the present one is asked for.
 */
export function editOverrides(mayCreate: boolean, isOwn: boolean): FormOverrides {
  const secret = mayCreate && !isOwn ? changing : null;
  return {
    fields: {
      email: mayCreate ? EmailInput : FixedEmail,
      lang: LanguageInput,
      roles: mayCreate ? RolesInput : null,
      password: secret,
      password_confirmation: secret,
    },
  };
}
