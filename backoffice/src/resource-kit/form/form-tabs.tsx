import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useText } from '../../i18n';

const TabOpenedContext = createContext(true);

/** Whether the surrounding tab is open now or has been opened before; `true` outside of tabs. */
export function useTabShown(): boolean {
  return useContext(TabOpenedContext);
}

/**
 * The tabs of a form. The fields of all tabs are always in the page, so that the form validates every one of them; only the
 * current tab is visible. Inputs that are slow to load wait until their tab is opened ({@link useTabShown}).
 */
export function FormTabs(props: {
  tabs: readonly string[];
  /** The translation key of a tab's label. */
  labelOf: (tab: string) => string;
  current: string;
  onChange: (tab: string) => void;
  /** Tabs with an invalid field: their labels are red. */
  wrong: ReadonlySet<string>;
  children: (tab: string) => ReactNode;
}) {
  const { tabs, current } = props;
  /** Tabs that have been opened before. */
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const translate = useTranslate();
  const text = useText();
  const id = useId();
  /** Tabs can be inside of a tab. */
  const isOuterTabOpened = useTabShown();
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
          const isWrong = props.wrong.has(tab);
          return (
            <Tab
              key={tab}
              value={tab}
              label={label}
              id={`${id}-${tab}`}
              aria-controls={`${id}-panel-${tab}`}
              aria-label={isWrong ? text('form.tab_with_error', { tab: label }) : undefined}
              sx={isWrong ? { '&, &.Mui-selected': { color: 'error.main' } } : undefined}
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
          <TabOpenedContext.Provider value={isOuterTabOpened && (tab === current || opened.has(tab))}>
            {props.children(tab)}
          </TabOpenedContext.Provider>
        </Box>
      ))}
    </>
  );
}
