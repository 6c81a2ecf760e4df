/** First and last names of one script, and how often it appears among the sample patients. */
interface NameList {
  weight: number;
  female: string;
  male: string;
  last: string;
}

/** Common names as in a clinic of a large city; combined at random, so that they belong to no real person. */
export const NAMES: readonly NameList[] = [
  {
    weight: 30,
    female: 'Emma Olivia Grace Hannah Sarah Alice Naomi Ruth Margaret Joan Claire Rosa',
    male: 'James Liam Noah Samuel Peter Arthur Walter Henry Oscar Victor Thomas Martin',
    last: 'Taylor Walker Bennett Cooper Hughes Foster Morgan Reed Brooks Ellis Price Hayes Marsh Quinn',
  },
  {
    weight: 12,
    female: 'Lucía Inés Sofía Belén María José Mónica Chloé Zoé Hélène Renée',
    male: 'José Andrés Íñigo Raúl Germán Óscar André François Rémi Jérôme',
    last: 'García Núñez Peña Ibáñez Muñoz Vázquez Lefèvre Bérenger Gagné Côté',
  },
  {
    weight: 9,
    female: 'Zofia Małgorzata Božena Šárka Ilona Jördis Åsa Märta Sørine Þóra',
    male: 'Łukasz Paweł Jiří Gáspár Jürgen Björn Åke Søren Kåre Þór',
    last: 'Zieliński Wójcik Dvořák Kovács Müller Größe Söderström Ångström Ødegaard Łaski',
  },
  {
    weight: 8,
    female: 'Adaeze Ngozi Amina Folake Wanjiru Thandiwe Efua Zainab',
    male: 'Chidi Emeka Kwame Tunde Kamau Sipho Kofi Musa',
    last: 'Okafor Adeyemi Mensah Ndlovu Mwangi Boateng Diallo Eze Otieno',
  },
  {
    weight: 7,
    female: 'Thảo Hương Ngọc Ánh Ayşe Gülşen Özlem Siti Maricel Dewi',
    male: 'Đức Hùng Quân Bảo Çağlar Uğur İlker Budi Joselito Agus',
    last: 'Nguyễn Trần Phạm Đặng Yılmaz Öztürk Şahin Santoso Reyes Bautista',
  },
  {
    weight: 6,
    female: 'Олена Ірина Наталія Світлана Ганна Ольга Тамара Юлия',
    male: 'Андрій Богдан Тарас Сергій Микола Дмитро Юрий Игорь',
    last: 'Шевченко Мельник Коваль Бондар Ткаченко Гончар Савченко Руденко',
  },
  {
    weight: 4,
    female: 'Ελένη Μαρία Κατερίνα Σοφία Δέσποινα Ιωάννα',
    male: 'Γιώργος Νίκος Δημήτρης Κώστας Γιάννης Σπύρος',
    last: 'Παπαδάκη Γεωργίου Νικολάου Δημητρίου Ιωάννου Οικονόμου',
  },
  {
    weight: 6,
    female: 'فاطمة مريم ليلى سلمى نور هند أمل سعاد',
    male: 'محمد أحمد سمير يوسف خالد عمر طارق حسن',
    last: 'حداد الخطيب منصور نجار سليمان العلي درويش شاهين',
  },
  {
    weight: 3,
    female: 'נועה רחל תמר שרה יעל מרים',
    male: 'דוד יוסף אורי משה איתן נתן',
    last: 'לוי כהן מזרחי פרץ ביטון פרידמן',
  },
  {
    weight: 5,
    female: '美玲 秀英 丽华 静怡 婷婷 雅琴',
    male: '伟 建国 志强 俊杰 浩然 文博',
    last: '王 李 张 刘 陈 杨 赵 黄',
  },
  {
    weight: 4,
    female: '陽子 美咲 さくら 恵子 由美 千尋',
    male: '太郎 健一 翔太 浩 大輔 直樹',
    last: '佐藤 鈴木 高橋 田中 渡辺 伊藤 山本 中村',
  },
  {
    weight: 4,
    female: '서연 민지 수진 영희 지은 하은',
    male: '민준 철수 영호 지훈 성민 도윤',
    last: '김 이 박 최 정 강 조 윤',
  },
  {
    weight: 4,
    female: 'अनीता सुनीता प्रिया कविता मीना लक्ष्मी',
    male: 'राजेश अमित सुरेश विजय संजय अर्जुन',
    last: 'शर्मा वर्मा गुप्ता सिंह पटेल मिश्रा',
  },
  {
    weight: 3,
    female: 'สมหญิง มาลี วันดี กัญญา ปราณี สุดา',
    male: 'สมชาย วิชัย ประเสริฐ ธนา สุรชัย อนันต์',
    last: 'ใจดี ศรีสุข ทองคำ บุญมี แสงทอง วงศ์ไทย',
  },
];

/** Patients in the screenshots. */
export const KNOWN_PATIENTS = [
  ['Adaeze', 'Okafor', '1961-03-14', 'A-20418', 'Female'],
  ['Jonas', 'Lindqvist', '1987-11-02', 'A-20977', 'Male'],
  ['Mei-Ling', 'Zhao', '1949-07-29', 'A-18862', 'Female'],
  ['Samir', 'Haddad', '1973-01-08', 'A-20113', 'Male'],
  ['Irina', 'Petrova', '1955-05-19', 'A-17240', 'Female'],
  ['Lucas', 'Ribeiro', '2012-12-30', 'A-21033', 'Male'],
  ['Thanh', 'Nguyen', '1968-09-03', 'A-19501', 'Male'],
  ['Élodie', 'Moreau', '1990-04-22', 'A-20760', 'Female'],
  ['Zofia', 'Kowalska', '1944-02-11', 'A-16008', 'Female'],
] as const;
