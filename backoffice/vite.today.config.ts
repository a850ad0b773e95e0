import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { frontendConfig } from '../shared/tools/scripts/lib/vite-base.mjs';

const BASE = '/be/today';

/** The development server knows pages by their files. */
const pageAtAddress: Plugin = {
  name: 'page-at-address',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (/^\/be\/today\/?(?:\?|$)/.test(request.url ?? '')) request.url = `${BASE}/today.html`;
      next();
    });
  },
};

/**
 * The page *Today* is a build of its own: small, and kept whole on the phone by a service worker that has nothing to do with the
 * rest of the back office. It is served at `/be/today`, without a slash, so the worker needs the header `Service-Worker-Allowed`
 * (core/frontends of the API).
 */
export default defineConfig({
  ...frontendConfig({
    base: `${BASE}/`,
    entry: 'today.html',
    plugins: [
      react(),
      pageAtAddress,
      VitePWA({
        filename: 'sw.js',
        scope: BASE,
        // The page registers it itself, where there is a secure context.
        injectRegister: false,
        registerType: 'autoUpdate',
        manifest: {
          id: BASE,
          name: 'Feria – Heute / Oggi',
          short_name: 'Feria',
          start_url: BASE,
          scope: BASE,
          display: 'standalone',
          background_color: '#ffffff',
          theme_color: '#b8430a',
          icons: [
            { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
            { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
            { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ],
        },
        workbox: {
          globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
          navigateFallback: `${BASE}/today.html`,
          navigateFallbackAllowlist: [/^\/be\/today\/?(?:\?.*)?$/],
          cleanupOutdatedCaches: true,
          // Only the files of the page. Answers of the API never get into a cache: the page keeps them, encrypted.
          runtimeCaching: [],
        },
      }),
    ],
  }),
  publicDir: 'public-today',
});
