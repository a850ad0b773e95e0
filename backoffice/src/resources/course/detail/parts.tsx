import ChildCare from '@mui/icons-material/ChildCare';
import Edit from '@mui/icons-material/Edit';
import Phone from '@mui/icons-material/Phone';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import type { Participant, QueuedParticipant } from '@feria/shared';
import type { ComponentType } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useText } from '../../../i18n';
import { useCan } from '../../../resource-kit/account';
import type { CourseLabels } from '../../peopleCourseWeekRegistration/dayTypeLabel';
import type { CourseDetail } from './types';

/** A child of a week, with or without its place in the queue. */
export type Row = Participant | QueuedParticipant;

/** What table and cards get. */
export interface ParticipantsProps {
  course: CourseDetail;
  rows: readonly Row[];
  /** What the rows are, for screen readers. */
  label: string;
}

/** The course's own words for the day types count only while it uses them. */
export function labelsOf(course: CourseDetail): CourseLabels | null {
  return course.custom_labels ? course : null;
}

/** The emergency contacts, to be called by a tap. */
export function Phones({ row, large = false }: { row: Row; large?: boolean }) {
  const text = useText();
  const numbers = [row.emergency_contact1_phone, row.emergency_contact2_phone].filter(
    (number) => number !== null,
  );
  return numbers.map((number) => (
    <Link
      key={number}
      href={`tel:${number.replace(/[^+\d]/g, '')}`}
      aria-label={text('detail.call', { number })}
      sx={{
        ...{ display: 'flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' },
        minHeight: large ? 44 : 26,
      }}
    >
      <Phone sx={{ fontSize: large ? 20 : 16 }} data-print="no" />
      {number}
    </Link>
  ));
}

/** Links to the registration and to the child, for those who may change them. */
export function ParticipantActions({ row }: { row: Row }) {
  const text = useText();
  const can = useCan();
  const name = `${row.first_name} ${row.last_name}`;
  return (
    <>
      {can('peopleCourseWeekRegistration.update') && (
        <PageLink
          Icon={Edit}
          label={text('detail.edit', { name })}
          resource="peopleCourseWeekRegistration"
          id={row.id}
        />
      )}
      {can('child.update') && (
        <PageLink
          Icon={ChildCare}
          label={text('detail.child', { name })}
          resource="child"
          id={row.child_id}
        />
      )}
    </>
  );
}

interface PageLinkProps {
  Icon: ComponentType<{ fontSize: 'small' }>;
  label: string;
  resource: string;
  id: number;
}

function PageLink({ Icon, label, resource, id }: PageLinkProps) {
  const createPath = useCreatePath();
  return (
    <Tooltip title={label}>
      <IconButton
        component={LinkBase}
        to={createPath({ resource, type: 'edit', id })}
        size="small"
        aria-label={label}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
