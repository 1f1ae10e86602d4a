// Apart from the choice: written as one expression, both would be fetched ahead.
const RUNTIMES = { preact: () => import('./preact.js'), react: () => import('./react.js') };

// The document has chosen before any module is read (`start/choose-page.js`).
const { runtime } = document.documentElement.dataset;

export default await (runtime === 'preact' ? RUNTIMES.preact() : RUNTIMES.react());
