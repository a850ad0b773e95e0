import type { MyFamily } from '@feria/shared/contracts/family';
import Box from '@mui/material/Box';
import { Section } from '../components/section';
import { CalendarSection } from '../families/calendar-section';
import { ChildrenSection } from '../families/children-section';
import { GuardiansSection } from '../families/guardians-section';
import { ParentSection } from '../families/parent-section';
import { romeToday } from '@feria/shared/rules/dates';
import { useT } from '../i18n';
import { MessagesSection } from '../mailing/messages-section';
import { ConfirmationsSection } from '../money/confirmations-section';
import { PaymentDocumentsSection } from '../money/payment-documents-section';
import { RefundAccountButton } from '../money/refund-account-button';
import { currentPlaces } from '../registrations/by-child';
import { EndedSection } from '../registrations/ended-section';

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
  gridTemplateAreas: { md: '"children parent" "more parent"' },
  gridTemplateRows: { md: 'auto 1fr' },
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
} as const;

/** The data of the family, and what the office wrote to it. What few look at is folded, its documents too. */
export function FamilyData({ family }: { family: MyFamily }) {
  const t = useT();
  return (
    <Box sx={COLUMNS}>
      <Box sx={{ gridArea: { md: 'children' } }}>
        <ChildrenSection
          childrens={family.childrens}
          parent={family.parent}
          registrations={currentPlaces(family, romeToday())}
        />
      </Box>
      <Box sx={{ gridArea: { md: 'parent' } }}>
        <ParentSection parent={family.parent} actions={<RefundAccountButton />} />
      </Box>
      <Box sx={{ ...STACK, gridArea: { md: 'more' } }}>
        <MessagesSection />
        {family.childrens.length > 0 && <GuardiansSection />}
        <CalendarSection />
        <Section isFolded title={t('family.papers')}>
          <Box sx={{ ...STACK, gap: 3 }}>
            <ConfirmationsSection confirmations={family.confirmations} />
            <PaymentDocumentsSection />
            <EndedSection />
          </Box>
        </Section>
      </Box>
    </Box>
  );
}

const STACK = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 } as const;
