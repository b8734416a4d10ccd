import { mount } from 'svelte';
import App from './App.svelte';
import './base.css';
import './things.css';
import { loadSprites } from './sprites';

void loadSprites('base');
const target = document.getElementById('app');
if (target) mount(App, { target });
