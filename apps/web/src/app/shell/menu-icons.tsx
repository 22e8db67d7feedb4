import AddCircleOutline from '@mui/icons-material/AddCircleOutlineOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import ChatBubbleOutline from '@mui/icons-material/ChatBubbleOutlineRounded';
import EditNote from '@mui/icons-material/EditNoteRounded';
import RuleOutlined from '@mui/icons-material/FactCheckOutlined';
import Headphones from '@mui/icons-material/HeadphonesOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import Logout from '@mui/icons-material/LogoutRounded';
import PeopleOutline from '@mui/icons-material/PeopleOutlineRounded';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import PersonOutline from '@mui/icons-material/PersonOutlineRounded';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import StairsOutlined from '@mui/icons-material/StairsOutlined';
import StyleOutlined from '@mui/icons-material/StyleOutlined';
import type { ComponentType } from 'react';

export const menuIcons: Readonly<Record<string, ComponentType>> = {
  '/': HomeOutlined,
  '/pages/empty': Logout,
  '/pages/profile': PersonOutline,
  '/pages/chat': ChatBubbleOutline,
  '/pages/writing-practice': EditNote,
  '/pages/vocabulary-practice': StyleOutlined,
  '/pages/reading-practice': Article,
  '/pages/listening-practice': Headphones,
  '/pages/user-list': PeopleOutline,
  '/pages/user-add': PersonAdd,
  '/pages/level-list': StairsOutlined,
  '/pages/level-add': AddCircleOutline,
  '/pages/question-list': QuizOutlined,
  '/pages/question-add': AddCircleOutline,
  '/pages/message-process-list': RuleOutlined,
};
