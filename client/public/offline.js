/* The page without a server: keeps the reader's language, and looks again when there is hope. */
const sections = [...document.querySelectorAll('section[lang]')];
const spoken = sections.map((section) => section.lang);

function kept() {
  try {
    return JSON.parse(localStorage.getItem('serai.settings') ?? '{}');
  } catch {
    return {};
  }
}

const { language, theme } = kept();
const wanted = [language, ...navigator.languages.map((each) => each.slice(0, 2))];
const shown = wanted.find((each) => spoken.includes(each)) ?? spoken[0];
for (const section of sections) section.hidden = section.lang !== shown;
document.documentElement.lang = shown;
const dark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = theme === 'dark' || (theme !== 'light' && dark) ? 'dark' : 'light';

const again = () => location.reload();
for (const button of document.querySelectorAll('button')) button.addEventListener('click', again);
addEventListener('online', again);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') again();
});
