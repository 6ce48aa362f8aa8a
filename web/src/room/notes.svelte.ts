// Notes of one's own. They may hold a secret, so no storage has them.
class Notes {
  text = $state('');
}
export const notes = new Notes();
