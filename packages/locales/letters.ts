import af from './af-za/letters.json' with { type: 'json' };
import ar from './ar-eg/letters.json' with { type: 'json' };
import cs from './cs-cz/letters.json' with { type: 'json' };
import da from './da-dk/letters.json' with { type: 'json' };
import de from './de-de/letters.json' with { type: 'json' };
import el from './el-gr/letters.json' with { type: 'json' };
import en from './en-us/letters.json' with { type: 'json' };
import es from './es-es/letters.json' with { type: 'json' };
import fil from './fil-ph/letters.json' with { type: 'json' };
import fr from './fr-ca/letters.json' with { type: 'json' };
import he from './he-il/letters.json' with { type: 'json' };
import hi from './hi-in/letters.json' with { type: 'json' };
import hr from './hr-hr/letters.json' with { type: 'json' };
import hu from './hu-hu/letters.json' with { type: 'json' };
import id from './id-id/letters.json' with { type: 'json' };
import it from './it-it/letters.json' with { type: 'json' };
import ja from './ja-jp/letters.json' with { type: 'json' };
import ko from './ko-kr/letters.json' with { type: 'json' };
import ms from './ms-my/letters.json' with { type: 'json' };
import nb from './nb-no/letters.json' with { type: 'json' };
import nl from './nl-nl/letters.json' with { type: 'json' };
import pl from './pl-pl/letters.json' with { type: 'json' };
import pt from './pt-br/letters.json' with { type: 'json' };
import ru from './ru-ru/letters.json' with { type: 'json' };
import sv from './sv-se/letters.json' with { type: 'json' };
import th from './th-th/letters.json' with { type: 'json' };
import tr from './tr-tr/letters.json' with { type: 'json' };
import uk from './uk-ua/letters.json' with { type: 'json' };
import vi from './vi-vn/letters.json' with { type: 'json' };
import zh from './zh-cn/letters.json' with { type: 'json' };
import yue from './zh-yue/letters.json' with { type: 'json' };

/** Texts of letters and text messages by their key. Plural forms differ between languages. */
export type Letters = Readonly<Record<string, string>>;

/** Letters and text messages in every language of the application. */
export const letters = {
  'af-za': af,
  'ar-eg': ar,
  'cs-cz': cs,
  'da-dk': da,
  'de-de': de,
  'el-gr': el,
  'en-us': en,
  'es-es': es,
  'fil-ph': fil,
  'fr-ca': fr,
  'he-il': he,
  'hi-in': hi,
  'hr-hr': hr,
  'hu-hu': hu,
  'id-id': id,
  'it-it': it,
  'ja-jp': ja,
  'ko-kr': ko,
  'ms-my': ms,
  'nb-no': nb,
  'nl-nl': nl,
  'pl-pl': pl,
  'pt-br': pt,
  'ru-ru': ru,
  'sv-se': sv,
  'th-th': th,
  'tr-tr': tr,
  'uk-ua': uk,
  'vi-vn': vi,
  'zh-cn': zh,
  'zh-yue': yue,
} satisfies Record<string, Letters>;
