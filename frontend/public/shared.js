// Keeps the page of a family link current: every half minute while it is looked at, until the link has ended.
(function () {
  var main = document.querySelector('main');
  var offline = document.getElementById('offline');
  var timer = setInterval(function () {
    if (document.visibilityState !== 'visible') {
      return;
    }
    fetch(location.pathname + '?again=1')
      .then(function (answer) {
        // A busy server is asked again later; a link that has ended shows so.
        if (!answer.ok && answer.status !== 404) {
          return;
        }
        if (answer.status === 404) {
          clearInterval(timer);
        }
        return answer.text().then(function (text) {
          main.innerHTML = new DOMParser().parseFromString(text, 'text/html').querySelector('main').innerHTML;
          offline.hidden = true;
        });
      })
      .catch(function () {
        offline.hidden = false;
      });
  }, 30000);
})();
