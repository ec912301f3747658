import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { productionRouter } from './productionRouter';
import { shellConfig } from './shellConfig';
import { build, filesIn, folderOf } from './testing';

/** What only the router's development build says. */
const warnings = [
  'No routes matched location',
  'You should not include both `Component` and `element`',
  'Error handled by React Router default ErrorBoundary',
];

const page = `
  import { BrowserRouter, Route, Routes } from 'react-router-dom';
  export const site = <BrowserRouter><Routes><Route path="/" element="home" /></Routes></BrowserRouter>;
  document.title = String(site);`;

const router = path.resolve(import.meta.dirname, '../../../node_modules/react-router');

describe('the router', () => {
  it('has a development build, which says these things', () => {
    const source = Object.values(filesIn(path.join(router, 'dist/development'))).join('');
    for (const warning of warnings) expect(source).toContain(warning);
  });

  it('comes to browsers and to the composer as its production build', async () => {
    const dir = folderOf({ 'src/main.tsx': page, 'src/server.tsx': page });
    expect(await build(shellConfig(dir, {}))).toEqual([]);
    const [client, server] = ['client', 'server'].map((side) =>
      Object.values(filesIn(path.join(dir, 'dist', side))).join(''),
    );
    expect(client).toContain('popstate');
    for (const warning of warnings) expect(client).not.toContain(warning);
    // The composer's bundle is not minified: what never runs stands there still.
    expect(server).toContain('ENABLE_DEV_WARNINGS = false');
    expect(server).not.toContain('ENABLE_DEV_WARNINGS = true');
  });

  it('comes to browsers without what only its framework and its data routers use', async () => {
    const dir = folderOf({ 'src/main.tsx': page, 'src/server.tsx': page });
    await build(shellConfig(dir, {}));
    const client = Object.values(filesIn(path.join(dir, 'dist/client'))).join('');
    const source = Object.values(filesIn(path.join(router, 'dist/production'))).join('');
    for (const unused of ['modulepreload', 'application/x-www-form-urlencoded', 'react-router-scroll-positions']) {
      expect([unused, source.includes(unused), client.includes(unused)]).toEqual([unused, true, false]);
    }
  });

  it('is an error where its production build is not to be found', () => {
    const dir = folderOf({});
    rmSync(path.join(dir, 'node_modules'));
    const packages = {
      'react-router-dom': '{ "name": "react-router-dom", "version": "8.0.0" }',
      'react-router': '{ "name": "react-router", "version": "8.0.0" }',
    };
    for (const [name, json] of Object.entries(packages)) {
      mkdirSync(path.join(dir, 'node_modules', name), { recursive: true });
      writeFileSync(path.join(dir, 'node_modules', name, 'package.json'), json);
    }
    expect(() => productionRouter(dir)).toThrow('visitors would get its development build');
  });
});
