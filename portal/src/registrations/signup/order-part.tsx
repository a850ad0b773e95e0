import type { FamilyChild } from '@feria/shared/contracts/family';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { formatDate, formatPeriod } from '../../i18n/format';
import { isForWishes, sureWeeks } from '../../catalogue/giving';
import { ProspectTag } from '../prospect-tag';
import { VISUALLY_HIDDEN } from '../../components/visually-hidden';
import { useI18n } from '../../i18n';
import { linesOf, weeksOf, wishesHad, withMoved, type SignUpData } from './lines';
import { MoveButtons } from './move-buttons';
import type { ChildDraft } from './draft';

interface OrderPartProps {
  child: FamilyChild;
  data: SignUpData;
  chosen: ChildDraft;
  onChange: (next: ChildDraft) => void;
}

/** The chosen weeks of a child in the order that counts, and what may be expected of each. Buttons move them up and down. */
export function OrderPart({ child, data, chosen, onChange }: OrderPartProps) {
  const { t, local } = useI18n();
  const titleId = useId();
  const [announced, setAnnounced] = useState('');
  const { project } = data;
  const lines = linesOf(child, data).filter(({ block }) => !block);
  if (!lines.length) return null;
  const areWishes = isForWishes(project);
  const name = child.first_name;
  const date = formatDate(project.register_to);
  const had = areWishes ? wishesHad(child, data) : weeksOf(child, data);

  const move = (index: number, by: -1 | 1): void => {
    const line = lines[index];
    if (!line || !lines[index + by]) return;
    onChange(withMoved(chosen, lines, index, by));
    const place = { week: local(line.week, 'name'), position: index + by + 1, count: lines.length };
    setAnnounced(t('signup.order_moved', place));
  };
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ p: 1.5, borderRadius: 3, bgcolor: 'primary.wash' }}
    >
      <Box id={titleId} component="h3" sx={{ m: 0, fontSize: '1rem', fontWeight: 800 }}>
        {t(areWishes ? 'signup.order_wishes' : 'signup.order', { name })}
      </Box>
      <Typography variant="body2">
        {areWishes
          ? t('signup.order_wishes_text', { date, name })
          : t('signup.order_text', { smart_count: sureWeeks(project) ?? 1, date })}
      </Typography>
      {had > 0 && (
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 700 }}>
          {t(areWishes ? 'signup.order_wished' : 'signup.order_had', { smart_count: had, name })}
        </Typography>
      )}
      <Box component="ol" aria-labelledby={titleId} sx={{ p: 0, m: 0, mt: 1, listStyle: 'none' }}>
        {lines.map(({ week, prospect, rank }, index) => {
          const label = { week: local(week, 'name'), name };
          return (
            <Box
              component="li"
              key={week.id}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'auto minmax(0, 1fr) auto',
                columnGap: 1.5,
                alignItems: 'center',
                py: 1,
                '& + &': { borderTop: '1px solid', borderColor: 'divider' },
              }}
            >
              <Box sx={{ fontWeight: 900, fontSize: '1.2rem', minWidth: 20, textAlign: 'center' }}>
                {rank ?? index + 1}
              </Box>
              <div>
                <Box sx={{ fontWeight: 700 }}>{label.week}</Box>
                <Typography variant="body2">{formatPeriod(week.from, week.to)}</Typography>
                <ProspectTag prospect={prospect} rank={rank} register_to={project.register_to} />
              </div>
              {lines.length > 1 && (
                <MoveButtons
                  label={label}
                  isFirst={index === 0}
                  isLast={index === lines.length - 1}
                  onMove={(by) => move(index, by)}
                />
              )}
            </Box>
          );
        })}
      </Box>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {announced}
      </Box>
    </Box>
  );
}
