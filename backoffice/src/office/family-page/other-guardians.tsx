import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AccountState, OfficeFamilyChild, OfficeGuardian } from '@feria/shared';
import { PhoneLink } from '../../resource-kit/phone-link';
import { ParentLink } from '../../families/person/parent-link';
import { EmailLink } from '../../families/person/person-facts';
import { rows } from '../../families/person/rows';
import { EditHere } from './edit-here';
import { useFamilyWords } from './words';

/** Whether the parent can log in. */
export function AccountChip({ account }: { account: AccountState }) {
  const words = useFamilyWords();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={account === 'active' ? 'success' : 'default'}
      label={words(`account.${account}`)}
    />
  );
}

/** The other parents of the children, each with the children whose parent it is. */
export function OtherGuardians(props: {
  guardians: readonly OfficeGuardian[];
  childrens: readonly OfficeFamilyChild[];
}) {
  const words = useFamilyWords();
  if (props.guardians.length === 0)
    return <Typography color="textSecondary">{words('no_guardians')}</Typography>;
  return (
    <Stack component="ul" sx={rows}>
      {props.guardians.map((guardian) => {
        const names = props.childrens
          .filter(({ id }) => guardian.child_ids.includes(id))
          .map(({ first_name }) => first_name)
          .join(', ');
        return (
          <li key={guardian.id}>
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
              <ParentLink parent={guardian} />
              {names && (
                <Typography component="span" color="textSecondary">
                  {words('guardian_of', { names })}
                </Typography>
              )}
              {guardian.phone && <PhoneLink phone={guardian.phone} />}
              {guardian.email && <EmailLink email={guardian.email} />}
              <AccountChip account={guardian.account} />
              <EditHere
                kind="parent"
                id={guardian.id}
                name={`${guardian.first_name} ${guardian.last_name}`}
              />
            </Stack>
          </li>
        );
      })}
    </Stack>
  );
}
