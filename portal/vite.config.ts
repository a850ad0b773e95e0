import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { frontendConfig } from '../shared/scripts/lib/vite-base.mjs';

export default defineConfig(
  frontendConfig({
    base: '/',
    port: 5173,
    plugins: [react()],
    chunks: [
      {
        name: 'parts',
        test: /@mui[\\/]material[\\/](Alert|IconButton|Link|Paper|useMediaQuery)|ui[\\/]part/,
      },
      { name: 'dialogs', test: /@mui[\\/]material[\\/]Dialog/ },
      // Without the tax code, which only some forms have.
      { name: 'forms', test: /src[\\/]ui[\\/]form[\\/](?!TaxInput|FormDialog)/ },
    ],
    // The login of the back office is the portal's: in development too, both must be one origin.
    proxy: { '^/be(/|$)': 'http://127.0.0.1:5174' },
  }),
);
