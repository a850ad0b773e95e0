import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useText } from '../../i18n';
import { TabShownProvider, useTabShown } from './tabs';

/**
 * The tabs of a form. All of them stay in the page, so that every field is validated; what is expensive in a tab waits
 * until it is opened.
 */
export function FormTabs(props: {
  tabs: readonly string[];
  labelOf: (tab: string) => string;
  current: string;
  onChange: (tab: string) => void;
  /** Tabs in which something is wrong. */
  wrong: ReadonlySet<string>;
  children: (tab: string) => ReactNode;
}) {
  const { tabs, current } = props;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const translate = useTranslate();
  const text = useText();
  const id = useId();
  const around = useTabShown();
  const open = (tab: string) => {
    setOpened(new Set([...opened, current, tab]));
    props.onChange(tab);
  };
  return (
    <>
      <Tabs
        value={current}
        onChange={(_, tab: string) => open(tab)}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
      >
        {tabs.map((tab) => {
          const label = translate(props.labelOf(tab));
          const wrong = props.wrong.has(tab);
          return (
            <Tab
              key={tab}
              value={tab}
              label={label}
              id={`${id}-${tab}`}
              aria-controls={`${id}-panel-${tab}`}
              aria-label={wrong ? text('form.tab_with_error', { tab: label }) : undefined}
              sx={wrong ? { '&, &.Mui-selected': { color: 'error.main' } } : undefined}
            />
          );
        })}
      </Tabs>
      {tabs.map((tab) => (
        <Box
          key={tab}
          role="tabpanel"
          id={`${id}-panel-${tab}`}
          aria-labelledby={`${id}-${tab}`}
          hidden={tab !== current}
        >
          <TabShownProvider value={around && (tab === current || opened.has(tab))}>
            {props.children(tab)}
          </TabShownProvider>
        </Box>
      ))}
    </>
  );
}
