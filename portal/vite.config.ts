import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { frontendConfig } from '../shared/tools/scripts/lib/vite-base.mjs';
import { EARLY, firstScript } from './vite/first-script.ts';
import { leaveOut } from './vite/leave-out.ts';
import { leaveOutFunctions } from './vite/leave-out-functions.ts';

export default defineConfig(
  frontendConfig({
    base: '/',
    plugins: [react(), leaveOut, leaveOutFunctions, firstScript],
    early: EARLY,
    chunks: [
      {
        name: 'parts',
        test: /@mui[\\/]material[\\/](Alert|Button|ButtonBase|CircularProgress|IconButton|Link|Paper|useMediaQuery)|components[\\/]lazy-with-preload/,
      },
      { name: 'dialogs', test: /@mui[\\/]material[\\/]Dialog/ },
      // What list, its questions and the planner share.
      { name: 'finding', test: /src[\\/]catalogue[\\/](chip-group|choice-chip|find|other-filters)\.tsx?/ },
      // Without the tax code, which only some forms have.
      { name: 'forms', test: /src[\\/]components[\\/]form[\\/](?!tax-input|form-dialog)/ },
      // Parts of a few lines that several pages share. It comes before the next two: a group takes along what its modules
      // import, and a page that needs three lines of them would load them whole.
      { name: 'small', test: /^(?!.*simplewebauthn)/, minShareCount: 2, maxModuleSize: 1000 },
      // What my family shares with the sign-up.
      {
        name: 'standing',
        test: /src[\\/](ledger[\\/]payment-card|rules[\\/]sign-up|registrations[\\/](most-to-pay|places|prospect-tag)\.)/,
      },
      // Forms and lines that the sign-up of a project and the basket share.
      {
        name: 'booking',
        test: /src[\\/]registrations[\\/](signup[\\/](?!draft|sending|use-sending|awaiting|wanted|sign-up)|basket[\\/]basket-(items|lines))/,
        minShareCount: 2,
      },
    ],
  }),
);
