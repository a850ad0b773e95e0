import ContentCopy from '@mui/icons-material/ContentCopy';
import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { commonMessages, formatEuros, formatPeriod } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import type { RecordOf } from '@feria/shared/resources/infer';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { DeleteIcon } from '../../resource-kit/DeleteIcon';
import { definitionNamed, nameOf } from '../../resource-kit/definitions';
import type { KitRecord } from '../../resource-kit/types';
import { visuallyHidden } from '../../resource-kit/visuallyHidden';

/** A week as the API sends it to staff: the counts are derived. */
type Week = RecordOf<typeof resources.courseWeek> & { registered?: number; waiting?: number };

const section = definitionNamed('courseWeek');

const nowrap = { whiteSpace: 'nowrap' } as const;

function Icon(props: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip title={props.label}>
      <IconButton size="small" aria-label={props.label} onClick={props.onClick}>
        {props.children}
      </IconButton>
    </Tooltip>
  );
}

/** All weeks of a course with what is taken of them. */
export function WeekTable(props: {
  weeks: readonly KitRecord[];
  onEdit: (week: KitRecord) => void;
  onCopy: (week: KitRecord) => void;
}) {
  const text = useText();
  const language = useLanguage();
  const can = useCan();
  const dayTypes = commonMessages[language].day_type;
  const prices = (week: Week): string[] =>
    [
      week.full_day ? `${dayTypes.full_day} ${formatEuros(week.price ?? 0)}` : '',
      week.half_day ? `${dayTypes.half_day} ${formatEuros(week.price_half_day ?? 0)}` : '',
    ].filter(Boolean);
  return (
    <Box sx={{ overflowX: 'auto', position: 'relative' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('courses.weeks')}</TableCell>
            <TableCell>{text('courses.period')}</TableCell>
            <TableCell>{text('courses.prices')}</TableCell>
            <TableCell align="right">{text('courses.registered')}</TableCell>
            <TableCell align="right">{text('courses.waiting')}</TableCell>
            <TableCell>
              <span style={visuallyHidden}>{text('list.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {props.weeks.map((record) => {
            const week = record as unknown as Week;
            const name = nameOf(record, language);
            return (
              <TableRow key={week.id} hover>
                <TableCell>{name}</TableCell>
                <TableCell sx={nowrap}>{formatPeriod(week.from, week.to)}</TableCell>
                <TableCell sx={nowrap}>
                  {prices(week).map((price) => (
                    <div key={price}>{price}</div>
                  ))}
                </TableCell>
                <TableCell
                  align="right"
                  sx={nowrap}
                >{`${week.registered ?? 0} / ${week.max_participants}`}</TableCell>
                <TableCell
                  align="right"
                  sx={nowrap}
                >{`${week.waiting ?? 0} / ${week.waiting_list}`}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap', py: 0 }}>
                  {can(section.permissions.update) && (
                    <Icon label={text('list.edit', { name })} onClick={() => props.onEdit(record)}>
                      <Edit fontSize="small" />
                    </Icon>
                  )}
                  {can(section.permissions.create) && (
                    <Icon label={text('courses.week_copy_of', { name })} onClick={() => props.onCopy(record)}>
                      <ContentCopy fontSize="small" />
                    </Icon>
                  )}
                  <DeleteIcon section={section} record={record} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}
