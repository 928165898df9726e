import type { Words } from '../../../src/content/words.ts';

const seenBy = '我們的同事，以及替我們傳送電郵、保存紀錄的公司，部分在香港以外。絕不出售。';
const rights = '索取副本、改正或刪除，費用全免：{name}董事總經理，{address}，{email}。';

export const personalData: Words['personalData'] = {
  version: '2026-11-30',
  enquiry: {
    purpose: '用來回覆你；你需要的話，為你報價。',
    needed:
      '姓名和電郵，用來回覆你。表格也問公司、電話和訊息，讓我們答得更好；要我們致電，就需要電話號碼。檔案可以不附。',
    kept: '你從哪一頁寫來、該頁的語言和時間；從哪個網站來，以及今天在這裏看過哪些頁面（如果知道）；你的裝置上不會儲存任何東西。',
    seenBy,
    howLong: '{months}個月，之後刪除。',
    rights,
  },
  application: {
    purpose: '用來審核你的申請和回覆你。',
    needed: '姓名、電郵和履歷：沒有的話，我們無法考慮申請。其他隨你決定。',
    kept: '你申請的職位、該頁的語言和時間；從哪個網站來，以及今天在這裏看過哪些頁面（如果知道）；你的裝置上不會儲存任何東西。',
    seenBy,
    howLong: '最多{months}個月，之後刪除。',
    rights: rights.replace('{email}', '{jobs-email}'),
  },
  call: '由我們打給你。十五分鐘，費用全免，沒有簡報。',
  newsletter:
    '一年四期，談網站和網店。你剔選，並在我們寄出的電郵按確認，我們才用你的電郵地址寄給你；隨時可以取消，費用全免。',
};
