import type { FrontendProject } from '@feria/shared/contracts/frontend';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useI18n } from '../i18n';
import { Photo } from '../components/photo';
import { Scene } from '../components/scene';
import { Tag } from '../components/tag';
import { EVERYTHING, typeEntries, writeChoice, type TypeEntry } from './filter';
import { typeGrid } from './list-skeleton';

/** Name of an entry: the type's name, or the words for "all" and "other". */
export function useTypeName(): (entry: Pick<TypeEntry, 'choice' | 'type'>) => string {
  const { t, local } = useI18n();
  return ({ choice, type }) =>
    type ? local(type, 'name') : t(choice === 'all' ? 'projects.all_types' : 'projects.other_type');
}

interface TypeCardsProps {
  projects: readonly FrontendProject[];
  /** Called when somebody is about to choose a type. */
  onIntent: () => void;
}

/** Step one: the type of project. Each card is a link, so that Back and a shared address work. */
export function TypeCards({ projects, onIntent }: TypeCardsProps) {
  const { t } = useI18n();
  const entries = typeEntries(projects);
  return (
    <Box component="section" aria-labelledby="choose-type" sx={{ pt: { xs: 4, md: 6 } }}>
      <Typography variant="h2" id="choose-type">
        {t('projects.choose_type')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3, mt: 0.5 }}>
        {t('projects.choose_type_text')}
      </Typography>
      <Box component="ul" sx={typeGrid(entries.length)} onPointerOver={onIntent} onFocus={onIntent}>
        {entries.map((entry, index) => (
          <li key={entry.choice}>
            <TypeCard entry={entry} seed={index} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function TypeCard({ entry, seed }: { entry: TypeEntry; seed: number }) {
  const { t } = useI18n();
  const nameOf = useTypeName();
  return (
    <Box
      component={Link}
      to={{ search: writeChoice({ ...EVERYTHING, type: entry.choice }).toString() }}
      sx={{
        display: { xs: 'grid', sm: 'block' },
        gridTemplateColumns: '112px 1fr',
        height: '100%',
        minHeight: { xs: 104, sm: 248 },
        overflow: 'hidden',
        color: 'text.primary',
        textDecoration: 'none',
        borderRadius: 5,
        bgcolor: 'background.paper',
        boxShadow: '0 1px 2px rgb(42 31 25 / 0.08), 0 6px 20px rgb(42 31 25 / 0.06)',
        transition: 'transform 160ms, box-shadow 160ms',
        '&:hover': { transform: 'translateY(-3px)', boxShadow: '0 10px 28px rgb(42 31 25 / 0.14)' },
      }}
    >
      <Box sx={{ position: 'relative', height: { xs: '100%', sm: 140 }, lineHeight: 0, overflow: 'hidden' }}>
        {entry.image ? (
          <Photo
            src={entry.image}
            sizes="(min-width: 900px) 376px, (min-width: 600px) 50vw, 170px"
            sx={{ objectPosition: '50% 75%', bgcolor: 'primary.tint' }}
          />
        ) : (
          <Scene seed={seed} />
        )}
      </Box>
      <Box sx={{ p: 2, alignSelf: 'center' }}>
        <Typography variant="h3" component="p">
          {nameOf(entry)}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25, mb: entry.hasOpen ? 1 : 0 }}>
          {t('projects.type_count', { smart_count: entry.count })}
        </Typography>
        {entry.hasOpen && <Tag tone="good">{t('projects.type_open')}</Tag>}
      </Box>
    </Box>
  );
}
