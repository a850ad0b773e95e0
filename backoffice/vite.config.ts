import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { frontendConfig } from '../shared/tools/scripts/lib/vite-base.mjs';
import { leaveOutEnglish } from './vite/leave-out-english.ts';

export default defineConfig(frontendConfig({ base: '/be/', plugins: [react(), leaveOutEnglish] }));
