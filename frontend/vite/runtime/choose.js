// The document has chosen before any module is read (`start/choose-page.js`).
const { runtime } = document.documentElement.dataset;

export default await (runtime === 'preact' ? import('./preact.js') : import('./react.js'));
