// Sets theme, language and manifest before the first paint. A file of its own, so that the page needs no inline script.
(function () {
  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  var root = document.documentElement;
  var theme = read('theme') || 'dark';
  var isDark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme !== 'light';
  root.classList.toggle('dark', isDark);
  root.style.colorScheme = isDark ? 'dark' : 'light';
  var language = read('app_language');
  root.lang = language === 'fr' ? 'fr' : language === 'pidgin' ? 'wes' : 'en';
  if (root.lang !== 'en') {
    document.querySelector('[rel=manifest]').href = '/manifest.' + language + '.webmanifest';
  }
})();
