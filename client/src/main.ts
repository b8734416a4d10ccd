import { mount } from 'svelte';
import App from './App.svelte';
import './base.css';
import './things.css';
import { loadSprites } from './sprites';

void loadSprites('base');
const target = document.getElementById('app');
if (target) mount(App, { target });

// Once the page has what it needs: the worker only helps the next time.
if ('serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));

// Browsers change the address at which they are told, now and then.
if (localStorage.getItem('serai.push'))
  addEventListener(
    'load',
    () => void import('./notify').then(({ refresh }) => refresh()).catch(() => undefined),
  );
