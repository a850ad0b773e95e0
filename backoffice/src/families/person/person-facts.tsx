import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { StaffPerson, StaffPersonDetail } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';
import { PhoneLink } from '../../resource-kit/phone-link';

const { route } = resources.parent;

/** E-mail address as a link. */
export function EmailLink({ email }: { email: string }) {
  return <Link href={`mailto:${email}`}>{email}</Link>;
}

/** Where a parent lives and how to reach them. */
export function PersonFacts({ person }: { person: StaffPerson & Partial<StaffPersonDetail> }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { lives_in: town } = person;
  const facts: [string, ReactNode][] = [
    ['address', person.address],
    ['plz', person.plz],
    ['place', person.place],
    ['municipality_id', town && nameOf(town, language)],
    ['tax', person.tax],
    ['lang', translate(`resources.${route}.lang.${person.lang}`)],
    ['phone', person.phone && <PhoneLink phone={person.phone} />],
    ['email', person.email && <EmailLink email={person.email} />],
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        columnGap: 3,
        rowGap: 2,
        mt: 0,
        mb: 3,
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(`resources.${route}.fields.${name}`)}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            {value || '–'}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
