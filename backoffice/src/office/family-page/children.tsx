import HowToReg from '@mui/icons-material/HowToReg';
import MedicalInformation from '@mui/icons-material/MedicalInformation';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ageOn, formatDate, type OfficeFamilyChild, type OfficeGuardian, romeToday } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { lazy, Suspense, useState } from 'react';
import {
  LinkBase,
  RecordContextProvider,
  ResourceContextProvider,
  useCreatePath,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { AbsenceButton, ChildOnSite, PickupButton } from './child-on-site';
import { rows } from '../../families/person/rows';
import { EditHere } from './edit-here';
import { useFamilyWords } from './words';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

const { child: definition } = resources;

const RegisterChildForm = lazy(async () => ({
  default: (await import('../../registrations/registration/register-child-form')).RegisterChildForm,
}));

const RegisterSeveral = lazy(() => import('../../registrations/registration/register-several'));

const nameOf = ({ first_name, last_name }: OfficeFamilyChild): string => `${first_name} ${last_name}`;

/** The children with age, school and what is told for on site; each can be registered from here. */
export function FamilyChildren(props: {
  childrens: readonly OfficeFamilyChild[];
  person: Pick<OfficeGuardian, 'first_name' | 'last_name' | 'phone'> | undefined;
}) {
  const { childrens, person } = props;
  const [several, setSeveral] = useState(false);
  const [registering, setRegistering] = useState<OfficeFamilyChild | null>(null);
  const createPath = useCreatePath();
  const translate = useTranslate();
  const text = useText();
  const words = useFamilyWords();
  const can = useCan();
  const today = romeToday();
  if (childrens.length === 0)
    return <Typography color="textSecondary">{text('people.no_children')}</Typography>;
  return (
    <>
      {can('peopleCourseWeekRegistration.create') && (
        <Button variant="outlined" startIcon={<HowToReg />} onClick={() => setSeveral(true)} sx={{ mb: 1 }}>
          {words('register_several')}
        </Button>
      )}
      <Stack component="ul" sx={rows}>
        {childrens.map((child) => (
          <li key={child.id}>
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
              {can(definition.permissions.update) ? (
                <Link
                  component={LinkBase}
                  to={createPath({ resource: definition.route, type: 'edit', id: child.id })}
                  sx={{ fontWeight: 700 }}
                >
                  {nameOf(child)}
                </Link>
              ) : (
                <strong>{nameOf(child)}</strong>
              )}
              <EditHere kind="child" id={child.id} name={nameOf(child)} />
              <span>
                {[
                  words('age', { smart_count: ageOn(child.birth, today) }),
                  formatDate(child.birth),
                  translate(`resources.${definition.route}.school.${child.school}`),
                ].join(' · ')}
              </span>
              {child.has_health && (
                <Chip
                  size="small"
                  color="error"
                  variant="outlined"
                  icon={<MedicalInformation />}
                  label={words('has_health')}
                />
              )}
              {child.needs_update && <Chip size="small" label={words('needs_update')} />}
              <Stack direction="row" useFlexGap sx={{ ml: 'auto', flexWrap: 'wrap', columnGap: 1 }}>
                <PickupButton child={child} name={nameOf(child)} />
                {child.absences && <AbsenceButton child={child} name={nameOf(child)} />}
                {can('peopleCourseWeekRegistration.create') && (
                  <Button
                    size="small"
                    startIcon={<HowToReg />}
                    aria-label={words('register_title', { name: nameOf(child) })}
                    onClick={() => setRegistering(child)}
                  >
                    {words('register')}
                  </Button>
                )}
              </Stack>
            </Stack>
            <ChildOnSite child={child} name={nameOf(child)} />
          </li>
        ))}
      </Stack>
      {several && (
        <Suspense>
          <RegisterSeveral
            childrens={childrens.map((child) => ({ id: child.id, name: nameOf(child) }))}
            person={{
              name: person ? `${person.first_name} ${person.last_name}` : '',
              phone: person?.phone ?? null,
            }}
            onClose={() => setSeveral(false)}
          />
        </Suspense>
      )}
      {registering && <RegisterDialog child={registering} onClose={() => setRegistering(null)} />}
    </>
  );
}

/** The form of a staff sign-up with the child chosen. The page is read anew once the result was closed. */
function RegisterDialog({ child, onClose }: { child: OfficeFamilyChild; onClose: () => void }) {
  const words = useFamilyWords();
  const refresh = useRefresh();
  return (
    <TitledDialog title={words('register_title', { name: nameOf(child) })} onClose={onClose}>
      <ResourceContextProvider value="peopleCourseWeekRegistration">
        {/* The person of the page around is no record of this form. */}
        <RecordContextProvider value={undefined}>
          <div style={{ paddingTop: 8 }}>
            <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
              <RegisterChildForm
                childId={child.id}
                onDone={() => {
                  refresh();
                  onClose();
                }}
                leaveButton={<CancelButton />}
              />
            </Suspense>
          </div>
        </RecordContextProvider>
      </ResourceContextProvider>
    </TitledDialog>
  );
}
