import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwind()],
  build: { rollupOptions: { input: ['index.html', 'alone.html', 'plain.html'] } },
});
