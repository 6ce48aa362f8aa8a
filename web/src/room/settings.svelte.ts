// What this device's owner likes: nothing of it is about a game.
class Settings {
  presses = $state(localStorage.getItem('omerta.presses') === 'yes'); // two presses instead of holding
  voice = $state(localStorage.getItem('omerta.voice') !== 'no'); // the table speaks
  rain = $state(localStorage.getItem('omerta.rain') !== 'no'); // and it rains by night
  name = $state(localStorage.getItem('omerta.name') ?? '');

  keep() {
    localStorage.setItem('omerta.presses', this.presses ? 'yes' : 'no');
    localStorage.setItem('omerta.voice', this.voice ? 'yes' : 'no');
    localStorage.setItem('omerta.rain', this.rain ? 'yes' : 'no');
    if (this.name) localStorage.setItem('omerta.name', this.name);
  }
}

export const settings = new Settings();
