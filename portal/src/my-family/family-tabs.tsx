import Box from '@mui/material/Box';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { FAMILY_TABS, type FamilyTab } from './parts';

interface Panel {
  /** Words on its tab. */
  label: string;
  content: ReactNode;
}

interface FamilyTabsProps {
  panels: Record<FamilyTab, Panel>;
  tab: FamilyTab;
  /** The tab for which the address asks; `null` where it asks for none. */
  asked: FamilyTab | null;
  onTab: (tab: FamilyTab) => void;
  /** Whether all stand below each other, without tabs. */
  isWide: boolean;
  /** Name of the tabs. */
  title: string;
}

const idOf = (tab: FamilyTab): string => `family-${tab}`;
const tabIdOf = (tab: FamilyTab): string => `family-tab-${tab}`;

const PANEL = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 3, md: 5 },
  scrollMarginTop: 96,
  '&[hidden]': { display: 'none' },
  '@media print': { '&[hidden]': { display: 'grid' } },
} as const;

/** The parts of the page: behind tabs on a phone, else below each other. Those that are hidden stay, with the dialogs in them. */
export function FamilyTabs({ panels, tab, asked, onTab, isWide, title }: FamilyTabsProps) {
  useEffect(() => {
    if (isWide && asked) document.getElementById(idOf(asked))?.scrollIntoView();
  }, [isWide, asked]);
  return (
    <>
      {!isWide && <TabList panels={panels} tab={tab} onTab={onTab} title={title} />}
      {FAMILY_TABS.map((each) => (
        <Box
          key={each}
          id={idOf(each)}
          {...(!isWide && { role: 'tabpanel', 'aria-labelledby': tabIdOf(each), hidden: each !== tab })}
          sx={PANEL}
        >
          {panels[each].content}
        </Box>
      ))}
    </>
  );
}

const STEPS: Partial<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};

/** The arrow keys move between the tabs; Enter or the blank opens one, so that the way Back has no stops in between. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  tabs.at(step(at) % tabs.length)?.focus();
}

function TabList({ panels, tab, onTab, title }: Pick<FamilyTabsProps, 'panels' | 'tab' | 'onTab' | 'title'>) {
  return (
    <Box
      role="tablist"
      aria-label={title}
      onKeyDown={moveFocus}
      sx={{ display: 'flex', borderBottom: 1, borderColor: 'divider' }}
    >
      {FAMILY_TABS.map((each) => (
        <Box
          key={each}
          component="button"
          type="button"
          role="tab"
          id={tabIdOf(each)}
          aria-selected={each === tab}
          aria-controls={idOf(each)}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => onTab(each)}
          sx={{
            flex: '1 1 auto',
            minWidth: 0,
            minHeight: 48,
            px: 0.75,
            border: 0,
            borderBottom: '3px solid transparent',
            mb: '-1px',
            font: 'inherit',
            fontWeight: 800,
            overflowWrap: 'anywhere',
            cursor: 'pointer',
            color: 'text.secondary',
            bgcolor: 'transparent',
            '&[aria-selected=true]': { color: 'primary.main', borderColor: 'primary.main' },
          }}
        >
          {panels[each].label}
        </Box>
      ))}
    </Box>
  );
}
