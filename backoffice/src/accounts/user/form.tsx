import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import {
  mayActOn,
  FAMILY_RIGHTS,
  type RoleRecord,
  shownRole,
  OFFICE_LANGUAGES,
  type UserRecord,
} from '@feria/shared';
import {
  AutocompleteArrayInput,
  FieldTitle,
  LinkBase,
  PasswordInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useAccount, useCan } from '../../resource-kit/account';
import { validatorOf } from '../../resource-kit/form/validate';
import type { FieldInputProps, FormOverrides } from '../../resource-kit/types';
import { useRoles } from './filters';

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

/** An address that may not be changed, with the reason. */
function fixedEmail(reason: 'users.email_fixed' | 'users.parent_login') {
  return function FixedEmail({ name }: FieldInputProps) {
    const text = useText();
    return <TextInput source={name} readOnly margin="none" helperText={text(reason)} />;
  };
}

const fixedForAll = fixedEmail('users.email_fixed');
const fixedForParents = fixedEmail('users.parent_login');

function LanguageInput({ name }: FieldInputProps) {
  const choices = OFFICE_LANGUAGES.map((id) => ({ id, name: `resources.user.lang.${id}` }));
  return (
    <SelectInput source={name} choices={choices} validate={required()} margin="none" helperText={false} />
  );
}

function RolesInput(props: FieldInputProps) {
  const roles = useRoles();
  const { permissions } = useAccount();
  const { roles: held = [] } = useRecordContext<UserRecord>() ?? {};
  const text = useText();
  const language = useLanguage();
  if (!roles) return <HeldRoles {...props} />;
  const isFree = ({ name, permissions: theirs }: RoleRecord): boolean =>
    held.includes(name) || mayActOn(permissions, theirs);
  return (
    <AutocompleteArrayInput
      source={props.name}
      choices={roles.map((role) => ({
        id: role.name,
        name: shownRole(role.name, language),
        free: isFree(role),
      }))}
      getOptionDisabled={(option) => option.free === false}
      translateChoice={false}
      margin="none"
      helperText={roles.every(isFree) ? false : text('users.roles.not_assignable')}
    />
  );
}

/** For those who may not see the list of roles: what the user holds. */
function HeldRoles({ definition, name }: FieldInputProps) {
  const text = useText();
  const language = useLanguage();
  const { roles = [] } = useRecordContext<UserRecord>() ?? {};
  return (
    <Box>
      <FormLabel>
        <FieldTitle source={name} resource={definition.route} />
      </FormLabel>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
        {roles.length
          ? roles.map((role) => <Chip key={role} label={shownRole(role, language)} />)
          : text('users.no_roles')}
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
 * What the form of an existing user does differently: e-mail address, roles and password only with `user.create`, e-mail
 * address and password of a parent only with the right to see health data, and one's own password never: it is changed
 * where the present one is asked for.
 */
export function useEditOverrides({ isOwn, isParent }: { isOwn: boolean; isParent: boolean }): FormOverrides {
  const can = useCan();
  const mayCreate = can('user.create');
  const mayLogin = isOwn || !isParent || FAMILY_RIGHTS.every((right) => can(right));
  const secret = mayCreate && mayLogin && !isOwn ? changing : null;
  return {
    fields: {
      email: !mayCreate ? fixedForAll : mayLogin ? EmailInput : fixedForParents,
      lang: LanguageInput,
      roles: mayCreate ? RolesInput : null,
      password: secret,
      password_confirmation: secret,
    },
  };
}

/** Address to which the form of a user leads back: the list, for accounts with `user.create` and `user.index` (product/accounts.md#permissions), else the start page. */
export function useWayBack(): string {
  const can = useCan();
  return can('user.create') && can('user.index') ? '/user' : '/';
}

/** Leaves the form without saving. */
export function LeaveButton() {
  const text = useText();
  return (
    <Button component={LinkBase} to={useWayBack()} startIcon={<ArrowBack />} color="inherit">
      {text('form.back')}
    </Button>
  );
}
