import type { MyFamily } from '@feria/shared/contracts/family';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useUser } from '../../accounts/account';
import EmailNotice from '../../accounts/email-notice';
import { Section } from '../../components/section';
import { useAddressDialog } from '../../components/address-dialog';
import { PICKUP_DIALOG } from '../../families/on-site-dialogs';
import { useT } from '../../i18n';
import { OfferItem } from '../../registrations/offer-item';
import { PaymentTask } from './payment-task';
import { TaskCard } from './task-card';
import type { Task } from './tasks';

/** What the parent has to do, each with the button that does it. */
export function TasksSection({ tasks }: { tasks: readonly Task[] }) {
  const t = useT();
  return (
    <Section isNamedByTab title={t('family.tasks')}>
      {tasks.length ? (
        <Box component="ul" sx={{ display: 'grid', gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
          {tasks.map((task) => (
            <TaskItem key={keyOf(task)} task={task} />
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary">{t('family.tasks_none')}</Typography>
      )}
    </Section>
  );
}

function keyOf(task: Task): string {
  if (task.kind === 'offer') return `offer ${task.offer.id}`;
  if (task.kind === 'payment') return `payment ${task.payment.reference}`;
  return 'child' in task ? `${task.kind} ${task.child.id}` : task.kind;
}

function TaskItem({ task }: { task: Task }) {
  switch (task.kind) {
    case 'email':
      return <EmailTask />;
    case 'offer':
      return <OfferItem offer={task.offer} />;
    case 'payment':
      return <PaymentTask payment={task.payment} />;
    case 'first_child':
      return <FirstChildTask />;
    case 'check_child':
      return <CheckChildTask child={task.child} />;
    case 'pickup':
      return <PickupTask child={task.child} />;
  }
}

function EmailTask() {
  const { user } = useUser();
  return <li>{user && <EmailNotice user={user} isCard />}</li>;
}

function FirstChildTask() {
  const t = useT();
  const { open } = useAddressDialog('childEditId');
  return (
    <TaskCard
      title={t('family.task_first_child')}
      text={t('family.task_first_child_text')}
      action={t('family.task_first_child_action')}
      onAction={() => open('new')}
    />
  );
}

type Child = MyFamily['childrens'][number];

function CheckChildTask({ child }: { child: Child }) {
  const t = useT();
  const { open } = useAddressDialog('childEditId');
  const names = { child: child.first_name };
  return (
    <TaskCard
      title={t('family.task_check', names)}
      text={t('family.task_check_text')}
      action={t('family.task_check_action')}
      actionOf={t('family.task_check_action_of', names)}
      onAction={() => open(String(child.id))}
    />
  );
}

function PickupTask({ child }: { child: Child }) {
  const t = useT();
  const { open } = useAddressDialog(PICKUP_DIALOG);
  const names = { child: child.first_name };
  return (
    <TaskCard
      title={t('on_site.pickup_title', names)}
      text={t('family.task_pickup_text', names)}
      action={t('family.task_pickup_action')}
      actionOf={t('family.task_pickup_action_of', names)}
      onAction={() => open(String(child.id))}
    />
  );
}
